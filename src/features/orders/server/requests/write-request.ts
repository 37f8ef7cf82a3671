import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PlaceOrder } from '#features/orders/forms.ts';
import type { OrderRequest } from '#features/orders/requests/contract.ts';
import { OPEN_STATUSES, type RequestReason } from '#features/orders/requests/status.ts';
import { orderRequests } from '#features/orders/requests/tables.ts';
import { announce } from '#platform/announcements.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import type { Checkout } from '../placing/check-checkout.ts';
import type { PricedOrder } from '../placing/price-order.ts';
import { outlineOfPriced } from '../placing/refuse-if-changed.ts';
import { presentRequest } from './find-requests.ts';

// Not by e-mail address: strangers can type that of another buyer.
const MOST_OF_NETWORK = 10;
// From many networks together they are still a list that staff can work through.
const MOST_OF_ALL = 500;

interface ToRequest {
  reason: RequestReason;
  /** The account of the buyer; null for a guest. */
  customerId: number | null;
  network: string;
  checkout: Checkout;
  priced: PricedOrder;
  body: PlaceOrder;
  at: Date;
}

/** Stores an order for staff to confirm, and nothing else. Refuses more than staff can be asked to look at. */
export async function writeRequest(tx: Transaction, request: ToRequest): Promise<OrderRequest> {
  const { reason, customerId, network, checkout, priced, body, at } = request;
  await refuseTooMany(tx, network);
  const { testCard: _, expectedTotal: __, expectedDelivery: ___, ...form } = body;
  const [row] = await tx
    .insert(orderRequests)
    .values({
      ...{ reason, customerId, network, requestedAt: at },
      email: checkout.email,
      body: form,
      terms: outlineOfPriced({ priced, checkout }),
    })
    .returning();
  if (!row) throw new Error('The order request was not written.');
  await announce(tx, 'order_request.made', { requestId: row.id }, at);
  return presentRequest(row, null);
}

async function refuseTooMany(tx: Transaction, network: string): Promise<void> {
  const isOpen = inArray(orderRequests.status, OPEN_STATUSES);
  const { rows } = await tx.execute<{ ofNetwork: number; ofAll: number }>(sql`
    select
      (select count(*) from ${orderRequests} where ${and(isOpen, eq(orderRequests.network, network))})::integer as "ofNetwork",
      (select count(*) from ${orderRequests} where ${isOpen})::integer as "ofAll"`);
  const { ofNetwork = 0, ofAll = 0 } = rows[0] ?? {};
  if (ofNetwork < MOST_OF_NETWORK && ofAll < MOST_OF_ALL) return;
  throw refuse(
    'too_many',
    ofNetwork < MOST_OF_NETWORK
      ? 'Many orders wait for our confirmation at present. Pay by card, or try again tomorrow.'
      : 'Several of your orders wait for our confirmation already. Pay by card, or wait until we have answered.',
  );
}
