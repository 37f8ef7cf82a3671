import { ShoppingCart } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ProductPrice } from '#features/catalogue/screens/product-price.tsx';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { api } from '#web/api.ts';
import { paths } from '#web/paths.ts';
import { EVERYWHERE_WELL } from '#web/toast-texts-everywhere.ts';
import { AddToCart } from '../add-to-cart.tsx';
import { useAdding } from '../use-add-to-cart.ts';

interface BuyTogetherProps {
  bundle: {
    lines: readonly { product: { id: number; name: string; inStock: boolean }; quantity: number }[];
    lacks: string | null;
    total: string;
    totalIncVat: string;
  };
}

/** Adds a product and what goes with it in one click, all or none; before the scripts load, the form leads to the cart. */
export function BuyTogether({ bundle: { lines, lacks, total, totalIncVat } }: BuyTogetherProps) {
  const [refusal, setRefusal] = useState<string>();
  const items = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  const named = items.map((one) => `${one.productId}x${one.quantity}`).join(',');
  const add = useAdding(() => api('POST /api/cart/lines', { body: { items } }), setRefusal, {
    ...EVERYWHERE_WELL.addedToCart,
    description: `${lines.length} products added to cart successfully`,
  });
  const [first] = lines;
  if (!first) return null;
  if (lines.length === 1 || lacks !== null) return <AddToCart product={first.product} full />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefusal(undefined);
    if (!add.isPending) add.mutate(undefined);
  };
  return (
    <form method="post" action={paths.cart} onSubmit={submit} className="mt-2 flex flex-col gap-2">
      <input type="hidden" name="intent" value="addTogether" />
      <input type="hidden" name="items" value={named} />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-2">
        <span className="text-sm">Together</span>
        <ProductPrice product={{ price: total, priceIncVat: totalIncVat }} />
      </p>
      <Button
        type="submit"
        full
        pending={add.isPending}
        aria-label={`Add all ${lines.length} to Cart: ${lines.map(({ product }) => product.name).join(', ')}`}
      >
        <ShoppingCart aria-hidden="true" className="size-4" />
        Add all {lines.length} to Cart
      </Button>
      <TextLink href={`${paths.lists}/add?items=${named}`} className="self-center py-1 text-sm">
        Add all to a list
      </TextLink>
      {refusal && (
        <div role="alert">
          <FieldError>{refusal}</FieldError>
        </div>
      )}
    </form>
  );
}
