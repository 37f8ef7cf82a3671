import type { ReactNode } from 'react';
import type { Order } from '#features/orders/contract.ts';
import { EXPORT_NOTE, isExport } from '#features/orders/export.ts';
import { type OrderTotals, readTotals } from '#features/orders/order-totals.ts';
import { bothSides, roundingNote, vatRow } from '#features/settings/screens/vat-amount.tsx';
import { type MoneyRow, MoneyRows } from '#ui/money-rows.tsx';
import { formatPounds, type Pence, toBasisPoints, toDecimal, toPence } from '#values/money.ts';
import { percentText } from '#values/percent-text.ts';
import { useIsRegistered } from '#web/use-is-registered.ts';
import { partPaidRows } from './still-due.tsx';

type OrderSumsProps = {
  totals: OrderTotals;
  /** The totals of its lines ex VAT, where they are on the screen too. */
  lines?: readonly Pence[];
  /** Undefined until a method is chosen. */
  deliveryName: string | undefined;
  /** When it arrives. */
  deliveryNote?: string | undefined;
  /** What stands for the price of a delivery that is still to be chosen. */
  unchosen?: string;
  discountLabel?: string;
  /** Of an order that is not placed yet its rate tells. */
  isExported?: boolean;
  total?: { label: string; note?: ReactNode };
  /** What comes below the total. */
  below?: readonly MoneyRow[];
};

/** The totals of an order or a quote. */
export function OrderSums({ totals, deliveryName, total, below = [], ...words }: OrderSumsProps) {
  const { subtotal, discount, deliveryFee, totalAmount, vatRate, vatAmount, grandTotal } = totals;
  const { lines, unchosen, deliveryNote, discountLabel = 'Reward points', isExported = vatRate === 0 } = words;
  const isRegistered = useIsRegistered();
  // What was charged on an order of before stays said.
  const hasVat = isRegistered || vatRate > 0;
  const parts = bothSides({ goods: subtotal, discount: -discount, delivery: deliveryFee }, vatRate);
  const deliveryLabel = deliveryName ? `Delivery: ${deliveryName}` : 'Delivery';
  return (
    <MoneyRows
      rows={[
        { ...vatRow('Subtotal', parts.goods), ...(lines && roundingNote(lines, parts.goods, vatRate)) },
        ...(discount > 0 ? [vatRow(discountLabel, parts.discount)] : []),
        {
          ...(deliveryFee > 0 ? vatRow(deliveryLabel, parts.delivery) : { label: deliveryLabel, value: 'Free' }),
          ...(!deliveryName && unchosen && { label: deliveryLabel, value: unchosen }),
          ...(deliveryNote && { note: deliveryNote }),
        },
        ...(hasVat
          ? [
              { label: 'Total ex VAT', value: formatPounds(totalAmount) },
              {
                label: `VAT at ${percentText(toDecimal(vatRate))}`,
                value: formatPounds(vatAmount),
                ...(isExported && { note: EXPORT_NOTE }),
              },
            ]
          : []),
        { label: hasVat ? 'Total inc VAT' : 'Total', ...total, value: formatPounds(grandTotal), strong: true },
        ...below,
      ]}
    />
  );
}

/** The totals of a placed order. */
export function PlacedOrderSums({ order }: { order: Order }) {
  return (
    <OrderSums
      totals={readTotals(order)}
      lines={order.items.map(({ totalPrice }) => toPence(totalPrice))}
      deliveryName={order.deliveryMethod.name}
      isExported={toBasisPoints(order.vatRate) === 0 && isExport(order.deliveryAddress)}
      below={partPaidRows(order)}
      discountLabel={`Points (${order.pointsRedeemed.toLocaleString('en-GB')})`}
    />
  );
}
