import type { PlaceOrder } from '#features/orders/forms.ts';
import { type LedgerSums, NOTHING_PAID } from '#features/payments/ledger-sums.ts';
import { chargeTestCard, recordPayment } from '#features/payments/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { refuseFields } from '#platform/refusal.ts';
import type { Pence } from '#values/money.ts';
import type { OrderRow } from '../listing/load-orders.ts';
import type { Checkout } from './check-checkout.ts';
import type { ReceivedAtOnce } from './take-credit.ts';

type Payable = Pick<OrderRow, 'deposit' | 'grandTotal'>;
type Paying = Pick<PlaceOrder, 'testCard' | 'credit'>;

/** What the ledger of an order will hold once it is placed: the credit that is spent, and what the card of demo mode is charged. */
export function paidAtOnce({ paymentMethod }: Checkout, order: Payable, { credit }: Paying): LedgerSums {
  const spent = credit ?? 0;
  const byCard = paymentMethod.provider === 'test_card' ? Math.max(0, leftToPay(order, spent)) : 0;
  const moved = [
    { provider: 'account_credit', paid: spent },
    { provider: 'test_card', paid: byCard },
  ] as const;
  const ways = moved.filter(({ paid }) => paid > 0).map((way) => ({ ...way, refunded: 0, withheld: 0 }));
  return { ...NOTHING_PAID, paid: spent + byCard, ways };
}

/** Charges demo mode's test card; other methods are paid later. */
export async function takePayment(
  tx: Transaction,
  { paymentMethod }: Checkout,
  order: OrderRow,
  { testCard, credit }: Paying,
  at: Date,
): Promise<ReceivedAtOnce | null> {
  const amount = leftToPay(order, credit ?? 0);
  if (paymentMethod.provider !== 'test_card' || amount <= 0) return null;
  if (!testCard) throw refuseFields({ 'testCard.number': ['Enter the card number'] });
  chargeTestCard(testCard, at);
  const { id: orderId, orderNumber: reference } = order;
  const payment = { orderId, kind: 'payment', amount, provider: 'test_card', reference, recordedAt: at } as const;
  const paymentId = await recordPayment(tx, payment);
  if (paymentId === null) throw new Error('The payment of a new order was in the ledger already.');
  return { paymentId, amount };
}

function leftToPay({ deposit, grandTotal }: Payable, credit: Pence): Pence {
  return (deposit || grandTotal) - credit;
}
