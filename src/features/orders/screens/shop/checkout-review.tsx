import type { ReactNode } from 'react';
import type { CartLine } from '#features/cart/contract.ts';
import { productShown } from '#features/cart/unknown-product.ts';
import { ProductPicture } from '#features/catalogue/screens/product-picture.tsx';
import { ChargedInPounds } from '#features/currencies/screens/shop/charged-in-pounds.tsx';
import type { OrderTotals } from '#features/orders/order-totals.ts';
import { VatAmount } from '#features/settings/screens/vat-amount.tsx';
import type { MoneyRow } from '#ui/money-rows.tsx';
import { Panel } from '#ui/panel.tsx';
import { useSecondPrice } from '#ui/second-price.ts';
import { type BasisPoints, type Pence, toPence, withVat } from '#values/money.ts';
import { useVatWords } from '#web/vat-words.tsx';
import { OrderSums } from '../order-sums.tsx';

type CheckoutSummaryProps = {
  lines: readonly CartLine[];
  services: readonly Service[];
  totals: OrderTotals;
  deliveryName: string | undefined;
  deliveryNote: string | undefined;
  /** What comes below the total. */
  below: readonly MoneyRow[];
};

type Service = { name: string; quantity: number; unitPrice: Pence; isByQuote: boolean };

/** What is being bought and what will be paid, as the form stands. */
export function CheckoutSummary({ lines, services, totals, ...delivery }: CheckoutSummaryProps) {
  const said = useVatWords();
  const second = useSecondPrice()(totals.grandTotal);
  return (
    <>
      <CheckoutLines lines={lines} vatRate={totals.vatRate} />
      {services.length > 0 && <ServiceLines services={services} vatRate={totals.vatRate} />}
      <hr className="my-4 border-line" />
      <OrderSums
        totals={totals}
        lines={[
          ...lines.map(({ lineTotal }) => toPence(lineTotal)),
          ...services.map(({ quantity, unitPrice }) => quantity * unitPrice),
        ]}
        {...delivery}
        unchosen="Choose a method"
        total={{ label: said('Total to pay, inc VAT'), ...(second && { note: second }) }}
      />
      <ChargedInPounds className="meta mt-3" />
    </>
  );
}

function ServiceLines({ services, vatRate }: { services: readonly Service[]; vatRate: BasisPoints }) {
  return (
    <ul className="mt-4 flex flex-col gap-2 text-sm">
      {services.map(({ name, quantity, unitPrice, isByQuote }) => (
        <li key={name} className="flex flex-wrap justify-between gap-x-3">
          <span className="min-w-0 break-words">
            {quantity} × {name}
          </span>
          <span className="tabular ms-auto">
            {isByQuote ? (
              'By quote'
            ) : (
              <VatAmount ex={quantity * unitPrice} inc={withVat(quantity * unitPrice, vatRate)} />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The summary beside the form, on wide screens. */
export function SummaryAside({ children }: { children: ReactNode }) {
  return (
    <aside aria-label="Order Summary" className="hidden lg:sticky lg:top-24 lg:block">
      <Panel title="Order Summary">{children}</Panel>
    </aside>
  );
}

/** The lines of the cart in compact form. */
export function CheckoutLines({ lines, vatRate }: { lines: readonly CartLine[]; vatRate: BasisPoints }) {
  const amount = (exVat: string) => <VatAmount ex={toPence(exVat)} inc={withVat(toPence(exVat), vatRate)} />;
  return (
    <ul className="flex flex-col gap-4">
      {lines.map((line) => (
        <li key={line.id} className="flex items-start gap-3 text-sm">
          <span className="w-18 shrink-0 overflow-hidden rounded-md bg-sunken">
            <ProductPicture
              product={{ name: productShown(line).name, imageUrl: line.product?.imageUrl ?? null }}
              view="close"
              sizes="4.5rem"
              className="w-full"
            />
          </span>
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 break-words font-semibold">{productShown(line).name}</span>
            <span className="flex flex-wrap justify-between gap-x-3">
              <span className="meta tabular">
                {line.quantity} × {amount(productShown(line).price)}
              </span>
              <span className="tabular wrap-anywhere ms-auto max-w-full text-end">{amount(line.lineTotal)}</span>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
