import { ShoppingCart } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import type { ShownProduct } from '#features/catalogue/contract.ts';
import { ProductPrice } from '#features/catalogue/screens/product-price.tsx';
import { Button } from '#ui/button.tsx';

type BuyBarProps = { product: ShownProduct; below: RefObject<HTMLElement | null>; isPending: boolean };

/**
 * On a phone, price and button at the foot of the screen while those of the page are out of sight. It submits the form that it
 * stands in, so the quantity is that of the page.
 */
export function BuyBar({ product, below, isPending }: BuyBarProps) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!below.current) return;
    const watch = new IntersectionObserver(([entry]) => setShown(entry !== undefined && !entry.isIntersecting));
    watch.observe(below.current);
    return () => watch.disconnect();
  }, [below]);
  if (!isShown || !product.inStock) return null;
  return (
    <div
      data-buy-bar
      className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-3 border-line border-t bg-surface py-2 px-4 shadow-overlay sm:hidden print:hidden"
    >
      <span className="min-w-0 flex-1">
        <ProductPrice product={product} size="sm" />
      </span>
      <Button type="submit" variant="accent" pending={isPending} aria-label={`Add to Cart: ${product.name}`}>
        <ShoppingCart aria-hidden="true" className="size-4" />
        Add to Cart
      </Button>
    </div>
  );
}
