import { chargedOfTakenOff } from '#features/orders/charged-of-taken-off.ts';
import type { Order } from '#features/orders/contract.ts';
import { VatAmount } from '#features/settings/screens/vat-amount.tsx';
import { capital } from '#values/capital.ts';
import { toBasisPoints, toPence, withVat } from '#values/money.ts';

/** The lines of an order, with the names and prices of the day. */
export function OrderLines({ order }: { order: Order }) {
  const { items, vatRate } = order;
  // What stays charged in part was not refunded as a whole.
  const gone = chargedOfTakenOff(order) > 0 ? 'taken off the order' : 'refunded';
  const amount = (exVat: string) => (
    <VatAmount ex={toPence(exVat)} inc={withVat(toPence(exVat), toBasisPoints(vatRate))} />
  );
  return (
    <ul className="divide-y divide-line border-line border-y">
      {items.map((item) => (
        <li key={item.id} className="flex items-start justify-between gap-4 py-3">
          <div className="min-w-0">
            <p className="break-words font-semibold">{item.productName}</p>
            <p className="meta tabular">
              {item.quantity} × {amount(item.unitPrice)}
              {item.sku && <span className="ms-3 whitespace-nowrap">SKU {item.sku}</span>}
            </p>
            {item.refunded > 0 && (
              <p className="meta tabular">
                {item.refunded === item.quantity ? capital(gone) : `${item.refunded} of them ${gone}`}
              </p>
            )}
          </div>
          <p className="tabular shrink-0 font-semibold">{amount(item.totalPrice)}</p>
        </li>
      ))}
    </ul>
  );
}
