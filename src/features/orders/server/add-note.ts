import type { User } from '#features/accounts/contract.ts';
import { recordChange } from '#features/audit/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';
import type { Order } from '../contract.ts';
import { orderNotes } from '../tables.ts';
import { findOrderRow } from './listing/load-orders.ts';
import { presentForStaff } from './listing/staff-view.ts';

/** Adds a staff note. The order itself does not change, so no version is checked. */
export async function addNote(
  context: AppContext,
  { orderId, text, author }: { orderId: number; text: string; author: User },
): Promise<Order> {
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const order = await findOrderRow(tx, orderId);
    if (!order) throw refuse('not_found', 'There is no such order.');
    await tx.insert(orderNotes).values({ orderId, authorId: author.id, text, at });
    const change = { actorId: author.id, action: 'order.note_added', recordType: 'order', recordId: orderId };
    await recordChange(tx, { ...change, before: null, after: { note: text } }, at);
    return presentForStaff(tx, order);
  });
}
