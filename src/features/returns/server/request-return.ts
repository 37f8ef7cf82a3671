import { RETURN_WINDOW_DAYS } from '#features/orders/return-window.ts';
import { type Asker, demandOwn, findOrderRow, lockOrderRow, type OrderRow } from '#features/orders/server/door.ts';
import { companyDetails } from '#features/settings/server/door.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse, refuseFields } from '#platform/refusal.ts';
import { formatDate } from '#values/instant.ts';
import type { Return, ReturnRequest } from '../contract.ts';
import { lastReturnDay, returnWindow } from '../return-window.ts';
import { returnLines, returns } from '../tables.ts';
import { leftToReturn, type ReturnableItem } from './left-to-return.ts';
import { listReturnsOf, loadReturn } from './load-returns.ts';
import { presentReturn } from './present-return.ts';
import { storePictures, writePictures } from './return-pictures.ts';

/** Stores the owner's request to return goods (decision C11), under the order's lock. */
export async function requestReturn(
  context: AppContext,
  idOrNumber: string,
  asker: Asker,
  request: ReturnRequest,
): Promise<Return> {
  const at = context.clock.now();
  const demand = async (tx: Transaction) => {
    const found = await findOrderRow(tx, idOrNumber);
    const order = demandOwn(found && (await lockOrderRow(tx, found.id)), asker);
    await demandOpenWindow(tx, order, at);
    await demandNew(tx, order, request);
    await demandReturnable(tx, order, request);
    return order;
  };
  // No picture is opened for a request that is refused anyway, and none while the order is locked.
  if (request.pictures.length > 0) await context.db.transaction(demand);
  const files = await storePictures(context, request.pictures);
  return context.db.transaction(async (tx) => {
    const row = await writeReturn(tx, await demand(tx), request, at);
    await writePictures(tx, row.id, files);
    return presentReturn(await loadReturn(tx, row));
  });
}

async function writeReturn(tx: Transaction, { id: orderId }: OrderRow, request: ReturnRequest, at: Date) {
  const { items, reason, details = null } = request;
  const [row] = await tx.insert(returns).values({ orderId, reason, details, requestedAt: at }).returning();
  if (!row) throw new Error('The return was not written.');
  await tx
    .insert(returnLines)
    .values(items.map(({ itemId, quantity }) => ({ returnId: row.id, orderItemId: itemId, quantity })));
  await announce(tx, 'return.requested', { orderId, returnId: row.id }, at);
  return row;
}

// The same form sent twice, on a slow connection or from two tabs, is one return.
async function demandNew(tx: Transaction, order: OrderRow, { items }: ReturnRequest): Promise<void> {
  const keyOf = (lines: { id: number; quantity: number }[]) =>
    lines
      .map(({ id, quantity }) => `${id}:${quantity}`)
      .toSorted()
      .join();
  const asked = keyOf(items.map(({ itemId, quantity }) => ({ id: itemId, quantity })));
  const waiting = (await listReturnsOf(tx, order.id)).filter(({ row }) => row.status === 'requested');
  const isTwin = waiting.some(
    ({ lines }) => keyOf(lines.map(({ orderItemId, quantity }) => ({ id: orderItemId, quantity }))) === asked,
  );
  if (isTwin)
    throw refuse('conflict', 'You have asked for this return already. The answer will stand with your order.');
}

async function demandReturnable(tx: Transaction, order: OrderRow, { items }: ReturnRequest): Promise<void> {
  const returnable = new Map((await leftToReturn(tx, order.id)).map((item) => [item.itemId, item]));
  const strange: Record<string, string[]> = {};
  const tooMany: Record<string, string[]> = {};
  for (const [at, { itemId, quantity }] of items.entries()) {
    const item = returnable.get(itemId);
    if (!item) strange[`items.${at}.itemId`] = ['This is no line of this order'];
    else if (quantity > item.left) tooMany[`items.${at}.quantity`] = [tooManyOf(item)];
  }
  if (Object.keys(strange).length > 0) throw refuseFields(strange);
  const [sentence] = Object.values(tooMany).flat();
  if (sentence) throw refuse('more_than_bought', sentence, { errors: tooMany });
}

function tooManyOf({ productName, left }: ReturnableItem): string {
  if (left === 0) return `All of ${productName} is returned or asked for already.`;
  return `At most ${left.toLocaleString('en-GB')} of ${productName} can still be returned.`;
}

/** Refuses a request outside the return window, and says how to contact support (decision C11). */
async function demandOpenWindow(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const window = returnWindow(order, now);
  if (window === 'open') return;
  const { email, phone } = await companyDetails(tx);
  const ways = [email, phone].filter(Boolean).join(', ');
  const support = `Please contact support${ways && `: ${ways}`}.`;
  const last = lastReturnDay(order);
  throw refuse(
    'not_returnable',
    last
      ? `A return of this order could be requested until ${formatDate(last)}. ${support}`
      : `A return can be requested for ${RETURN_WINDOW_DAYS} days once the order has been delivered. ${support}`,
  );
}
