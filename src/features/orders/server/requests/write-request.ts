import { sql } from 'drizzle-orm';
import type { PlaceOrder } from '#features/orders/forms.ts';
import type { OrderRequest } from '#features/orders/requests/contract.ts';
import type { RequestReason } from '#features/orders/requests/status.ts';
import { orderRequests } from '#features/orders/requests/tables.ts';
import { announce } from '#platform/announcements.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import type { Checkout } from '../placing/check-checkout.ts';
import type { PricedOrder } from '../placing/price-order.ts';
import { outlineOfPriced } from '../placing/refuse-if-changed.ts';
import { presentRequest } from './find-requests.ts';

const MOST_OPEN = 10;

interface ToRequest {
  reason: RequestReason;
  network: string;
  checkout: Checkout;
  priced: PricedOrder;
  body: PlaceOrder;
  at: Date;
}

/** Stores an order for staff to confirm, and nothing else. Refuses more of one guest than staff can be asked to look at. */
export async function writeRequest(tx: Transaction, request: ToRequest): Promise<OrderRequest> {
  const { reason, network, checkout, priced, body, at } = request;
  await refuseTooMany(tx, network, checkout.email);
  const { testCard: _, expectedTotal: __, expectedDelivery: ___, ...form } = body;
  const [row] = await tx
    .insert(orderRequests)
    .values({
      ...{ reason, network, requestedAt: at },
      email: checkout.email,
      body: form,
      terms: outlineOfPriced({ priced, checkout }),
    })
    .returning();
  if (!row) throw new Error('The order request was not written.');
  await announce(tx, 'order_request.made', { requestId: row.id }, at);
  return presentRequest(row, null);
}

async function refuseTooMany(tx: Transaction, network: string, email: string): Promise<void> {
  const { rows } = await tx.execute<{ open: number }>(sql`
    select greatest(
      (select count(*) from ${orderRequests} where network = ${network} and status in ('waiting', 'offered')),
      (select count(*) from ${orderRequests} where lower(email) = lower(${email}) and status in ('waiting', 'offered'))
    )::integer as open`);
  if ((rows[0]?.open ?? 0) < MOST_OPEN) return;
  throw refuse(
    'too_many',
    'Several of your orders wait for our confirmation already. Pay by card, or wait until we have answered.',
  );
}
