import type { DeliveryOption } from '#features/delivery/contract.ts';
import type { OrderOutline } from '#features/orders/changed-order.ts';
import type { OrderTotals } from '#features/orders/order-totals.ts';
import { toDecimal } from '#values/money.ts';

export interface ToSee {
  lines: OrderOutline['lines'];
  totals: OrderTotals;
  points: number;
  delivery: Pick<DeliveryOption, 'name'> | undefined;
  /** The London day that is promised. */
  deliveryOn: string | null;
}

/** What a page shows of an order before it is placed. */
export function outlineOf({ lines, totals, points, delivery, deliveryOn }: ToSee): OrderOutline {
  return {
    ...{ lines, points, deliveryOn },
    deliveryMethod: delivery?.name ?? 'Not chosen',
    discount: toDecimal(totals.discount),
    deliveryFee: toDecimal(totals.deliveryFee),
    vatRate: toDecimal(totals.vatRate),
    vatAmount: toDecimal(totals.vatAmount),
    grandTotal: toDecimal(totals.grandTotal),
  };
}

/** The fields that travel with an order: what is on the screen is what is agreed to (decision C4). */
export function SeenOrder({ outline }: { outline: OrderOutline }) {
  return (
    <>
      <input type="hidden" name="expectedTotal" value={outline.grandTotal} />
      <input type="hidden" name="expectedDelivery" value={outline.deliveryOn ?? ''} />
      <input type="hidden" name="seen" value={JSON.stringify(outline)} />
    </>
  );
}
