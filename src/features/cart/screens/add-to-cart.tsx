import { ShoppingCart } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from '#ui/button.tsx';
import type { ButtonSize, ButtonVariant } from '#ui/button-class.ts';
import { paths } from '#web/paths.ts';
import { useAddToCart } from './use-add-to-cart.ts';

type AddToCartProps = {
  product: { id: number; name: string; inStock: boolean };
  quantity?: number;
  variant?: ButtonVariant;
  size?: ButtonSize;
  full?: boolean;
};

/** Adds a product without leaving the page; before the scripts load, the form leads to the cart. */
export function AddToCart({ product, quantity = 1, variant = 'secondary', size, full }: AddToCartProps) {
  const add = useAddToCart();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!add.isPending) add.mutate({ productId: product.id, quantity });
  };
  return (
    <form method="post" action={paths.cart} onSubmit={submit} className={full ? 'w-full' : undefined}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="quantity" value={quantity} />
      <Button
        type="submit"
        variant={variant}
        size={size}
        full={full}
        disabled={!product.inStock}
        pending={add.isPending}
        aria-label={`Add to Cart: ${product.name}`}
      >
        <ShoppingCart aria-hidden="true" className="size-4" />
        Add to Cart
      </Button>
    </form>
  );
}
