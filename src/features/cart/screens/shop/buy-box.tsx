import { ShoppingCart } from 'lucide-react';
import { type FormEvent, type ReactNode, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { ShownProduct } from '#features/catalogue/contract.ts';
import { ProductPrice } from '#features/catalogue/screens/product-price.tsx';
import { CompareToggle } from '#features/catalogue/screens/shop/compare/compare-toggle.tsx';
import { StockBadge } from '#features/catalogue/screens/stock-badge.tsx';
import { ChargedInPounds } from '#features/currencies/screens/shop/charged-in-pounds.tsx';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { isQuantity } from '#ui/quantity.ts';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { percentText } from '#values/percent-text.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import { useIsRegistered } from '#web/use-is-registered.ts';
import { QUANTITY } from '../../quantity.ts';
import { useAddToCart } from '../use-add-to-cart.ts';

// After the page's own button.
const BuyBar = lazyPart(
  async () => (await import('./buy-bar.tsx')).BuyBar,
  () => null,
);

type BuyBoxProps = {
  product: ShownProduct;
  /** What is said of the delivery of so many. */
  delivery: (quantity: number) => ReactNode;
};

/** The right-hand side of a product's page: what it is, what it costs, whether it is there, and buying it. */
export function BuyBox({ product, delivery }: BuyBoxProps) {
  const isRegistered = useIsRegistered();
  const [quantity, setQuantity] = useState(1);
  // Deferred and of one identity, so that what has been served and is not alive yet stays on the page meanwhile.
  const chosen = useDeferredValue(quantity);
  const delivered = useMemo(() => delivery(chosen), [delivery, chosen]);
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <div>
        <p className="meta break-words">{product.category}</p>
        <h1 className={cx(product.name.length > 80 ? 'title-2' : 'title-1', 'mt-1 break-words')}>{product.name}</h1>
      </div>
      {product.description && (
        <p className="whitespace-pre-line text-ink-soft leading-relaxed">{product.description}</p>
      )}
      <div className="flex flex-wrap items-end justify-between gap-4 border-line border-t pt-5">
        <ProductPrice product={product} size="lg" />
        <div className="flex flex-wrap items-center gap-3">
          <CompareToggle product={product} />
          <StockBadge product={product} />
        </div>
      </div>
      <ChargedInPounds className="meta" />
      <Buy product={product} quantity={quantity} onQuantity={setQuantity} />
      <TextLink href={`${paths.lists}/add?productId=${product.id}`}>Add to list</TextLink>
      {delivered}
      <p className="meta">
        {isRegistered && `VAT at ${percentText(product.vatRate)}. `}Need more than a few?{' '}
        <TextLink href={paths.contact(`Quote: ${product.name}`)}>Ask for a quote</TextLink>.
      </p>
    </div>
  );
}

type BuyProps = { product: ShownProduct; quantity: number; onQuantity: (quantity: number) => void };

function Buy({ product, quantity, onQuantity }: BuyProps) {
  const form = useRef<HTMLFormElement>(null);
  // The page does not say how many are left, which every sale changes: the cart does.
  const [refusal, setRefusal] = useState<string>();
  const add = useAddToCart((sentence) => {
    setRefusal(sentence);
    const box = form.current?.elements.namedItem('quantity');
    if (box instanceof HTMLInputElement) box.focus();
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = event.currentTarget.elements.namedItem('quantity');
    // The box itself says what is wrong, when it loses the focus or on Enter.
    if (typed instanceof HTMLInputElement && !isQuantity(typed.value)) return typed.focus();
    setRefusal(undefined);
    if (!add.isPending) add.mutate({ productId: product.id, quantity });
  };
  return (
    <form ref={form} method="post" action={paths.cart} onSubmit={submit} className="flex flex-wrap gap-3">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={product.id} />
      <QuantityStepper
        label="Quantity"
        name="quantity"
        keepsWrong
        value={quantity}
        max={QUANTITY.most}
        refusal={refusal}
        onValueChange={(chosen) => {
          setRefusal(undefined);
          onQuantity(chosen);
        }}
        disabled={!product.inStock}
        className="h-12!"
      />
      <Button
        type="submit"
        variant="accent"
        size="lg"
        className="min-w-48 flex-1"
        disabled={!product.inStock}
        pending={add.isPending}
      >
        <ShoppingCart aria-hidden="true" className="size-5" />
        Add to Cart
      </Button>
      <Suspense>
        <BuyBar product={product} below={form} isPending={add.isPending} />
      </Suspense>
    </form>
  );
}
