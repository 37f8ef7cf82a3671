import type { DeliveryMethodRow } from '#features/delivery/server/door.ts';
import type { Pence } from '#values/money.ts';

/** What was quoted, and so holds whatever the shop's own prices say by now. */
export interface QuotedSale {
  lines: readonly { productId: number; productName: string; quantity: number; unitPrice: Pence }[];
  /** Null: the buyer chooses among those on offer, at their ordinary price. */
  deliveryMethod: DeliveryMethodRow | null;
  deliveryFee: Pence | null;
  /** When it was promised for; null: as the delivery method has it. */
  estimatedDelivery: Date | null;
  /** Whose account it belongs to, when that is not the buyer's own; and whether the order is opened by a key as well. */
  customerId: number | null;
  isByKey: boolean;
}
