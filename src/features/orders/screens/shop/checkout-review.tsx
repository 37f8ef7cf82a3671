import type { CartLine } from '#features/cart/contract.ts';
import { productShown } from '#features/cart/unknown-product.ts';
import { ProductPicture } from '#features/catalogue/screens/product-picture.tsx';
import type { OrderTotals } from '#features/orders/order-totals.ts';
import { MoneyRows } from '#ui/money-rows.tsx';
import { useSecondPrice } from '#ui/second-price.ts';
import { formatPounds, toDecimal, toPence } from '#values/money.ts';
import { percentText } from '#values/percent-text.ts';

/** What is being bought, small enough to stand beside the form. */
export function CheckoutLines({ lines }: { lines: readonly CartLine[] }) {
  return (
    <ul className="flex flex-col gap-4">
      {lines.map((line) => (
        <li key={line.id} className="flex items-center gap-3 text-sm">
          <span className="w-18 shrink-0 self-start overflow-hidden rounded-md bg-sunken">
            <ProductPicture
              product={{ name: productShown(line).name, imageUrl: line.product?.imageUrl ?? null }}
              view="close"
              sizes="4.5rem"
              className="w-full"
            />
          </span>
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 break-words font-semibold">{productShown(line).name}</span>
            <span className="meta tabular">
              {line.quantity} × {formatPounds(toPence(productShown(line).price))}
            </span>
          </span>
          <span className="tabular shrink-0">{formatPounds(toPence(line.lineTotal))}</span>
        </li>
      ))}
    </ul>
  );
}

type CheckoutTotalsProps = { totals: OrderTotals; deliveryName: string | undefined };

/** What will be paid, as the form stands. */
export function CheckoutTotals({ totals, deliveryName }: CheckoutTotalsProps) {
  const { subtotal, discount, deliveryFee, totalAmount, vatRate, vatAmount, grandTotal } = totals;
  const second = useSecondPrice()(grandTotal);
  return (
    <MoneyRows
      rows={[
        { label: 'Subtotal', value: formatPounds(subtotal) },
        ...(discount > 0 ? [{ label: 'Reward points', value: formatPounds(-discount) }] : []),
        {
          label: deliveryName ? `Delivery: ${deliveryName}` : 'Delivery',
          value: !deliveryName ? 'Choose a method' : deliveryFee === 0 ? 'Free' : formatPounds(deliveryFee),
        },
        { label: 'Total ex VAT', value: formatPounds(totalAmount) },
        {
          label: `VAT at ${percentText(toDecimal(vatRate))}`,
          value: formatPounds(vatAmount),
          ...(vatRate === 0 && { note: 'Exports from the UK are zero-rated' }),
        },
        { label: 'Total to pay', value: formatPounds(grandTotal), strong: true, ...(second && { note: second }) },
      ]}
    />
  );
}
