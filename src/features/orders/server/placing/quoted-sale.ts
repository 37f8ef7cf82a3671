import type { DeliveryMethodRow } from '#features/delivery/server/door.ts';
import type { Pence } from '#values/money.ts';

/** The quoted terms, which replace the shop's current ones. */
export interface QuotedSale {
  lines: readonly { productId: number; productName: string; quantity: number; unitPrice: Pence }[];
  /** Null: the buyer chooses a method at its ordinary price. */
  deliveryMethod: DeliveryMethodRow | null;
  deliveryFee: Pence | null;
  /** Null: as the delivery method estimates. */
  estimatedDelivery: Date | null;
  /** The account of the quote when the buyer is not signed in, and whether a key opens the order as well. */
  customerId: number | null;
  isByKey: boolean;
}
