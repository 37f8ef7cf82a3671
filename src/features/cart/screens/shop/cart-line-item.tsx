import { Trash2 } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import type { CartLine } from '#features/cart/contract.ts';
import { QUANTITY } from '#features/cart/quantity.ts';
import { productShown } from '#features/cart/unknown-product.ts';
import { LeadTime } from '#features/catalogue/screens/lead-time.tsx';
import { ProductPicture } from '#features/catalogue/screens/product-picture.tsx';
import { ProductPrice } from '#features/catalogue/screens/product-price.tsx';
import { StockBadge } from '#features/catalogue/screens/stock-badge.tsx';
import { Button } from '#ui/button.tsx';
import { UiLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { type BasisPoints, toDecimal, toPence, withVat } from '#values/money.ts';
import { VatWords } from '#web/vat-words.tsx';
import { MisfitNotice } from './misfit-notice.tsx';

type CartLineItemProps = {
  line: CartLine;
  /** The rate of the cart, zero where it goes abroad. */
  vatRate: BasisPoints;
  productHref?: string;
  /** The server's refusal of a change to this line. */
  problem?: string;
  onQuantityChange: (quantity: number) => void;
  /** While another quantity is being typed: what was said of the one before is over. */
  onQuantityTyped: () => void;
  onRemove: () => void;
  /** What of it is to be fitted. */
  children?: ReactNode;
};

/** One line of the cart. Its forms work without scripts; with scripts they call the handlers. */
export function CartLineItem({
  line,
  vatRate,
  productHref,
  problem,
  onQuantityChange,
  onQuantityTyped,
  onRemove,
  children,
}: CartLineItemProps) {
  const { product } = line;
  const shown = productShown(line);
  const name = shown.name;
  const priced = (exVat: string) => ({ price: exVat, priceIncVat: toDecimal(withVat(toPence(exVat), vatRate)) });
  const remove = (event: FormEvent) => {
    event.preventDefault();
    onRemove();
  };
  return (
    <li className="grid grid-cols-[min(6rem,25vw)_minmax(0,1fr)] gap-x-4 gap-y-3 py-5 sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:gap-x-6">
      <div className="row-span-2 self-start overflow-hidden rounded-lg bg-sunken">
        <ProductPicture
          product={{ name, imageUrl: product?.imageUrl ?? null }}
          view="close"
          sizes="(min-width: 40rem) 9rem, 6rem"
          className="w-full"
        />
      </div>
      <div className="min-w-0">
        <h2 className="title-3 break-words">
          {productHref ? (
            <UiLink
              href={productHref}
              className="rounded-xs decoration-2 decoration-accent-text underline-offset-4 hover:underline"
            >
              {name}
            </UiLink>
          ) : (
            name
          )}
        </h2>
        {product && <p className="meta">{product.category}</p>}
        <ProductPrice product={priced(shown.price)} size="sm" className="mt-2" />
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <StockBadge product={shown} />
          <LeadTime product={shown} />
        </div>
      </div>
      <p className="wrap-anywhere col-start-2 flex flex-wrap items-baseline justify-between gap-x-3 sm:col-start-3 sm:row-start-1 sm:block">
        <span className="meta sm:block sm:text-end">Line total</span>
        <ProductPrice product={priced(line.lineTotal)} size="sm" className="text-end" />
      </p>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-3 sm:col-span-2 sm:col-start-2">
        <form
          method="post"
          className="flex items-center gap-2"
          onInput={onQuantityTyped}
          onSubmit={(event) => event.preventDefault()}
        >
          <input type="hidden" name="intent" value="set" />
          <input type="hidden" name="id" value={line.id} />
          <QuantityStepper
            label={`Quantity of ${name}`}
            name="quantity"
            value={line.quantity}
            max={QUANTITY.most}
            disabled={!product}
            onValueChange={onQuantityChange}
          />
          <noscript>
            <button type="submit" className="min-h-11 px-3 font-semibold text-sm underline underline-offset-4">
              Update
            </button>
          </noscript>
        </form>
        <form method="post" onSubmit={remove}>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="id" value={line.id} />
          <Button type="submit" variant="ghost" size="sm" aria-label={`Remove ${name}`}>
            <Trash2 aria-hidden="true" className="size-4" />
            Remove
          </Button>
        </form>
      </div>
      {children && <div className="col-span-2 sm:col-start-2">{children}</div>}
      {(problem || line.notice || line.misfit) && (
        <div className="col-span-2 flex flex-col gap-2 sm:col-start-2">
          {problem && (
            <Notice tone="negative" role="alert">
              {problem}
            </Notice>
          )}
          {line.notice && <LineNotice text={line.notice} />}
          {line.misfit && <MisfitNotice line={line} misfit={line.misfit} />}
        </div>
      )}
    </li>
  );
}

function LineNotice({ text }: { text: string }) {
  return (
    <Notice tone="caution">
      <VatWords>{text}</VatWords>
    </Notice>
  );
}
