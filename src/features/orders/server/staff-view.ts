import { asc, eq, inArray } from 'drizzle-orm';
import { users } from '#features/accounts/tables.ts';
import { listPayments, sumPayments } from '#features/payments/server/door.ts';
import { balanceOf, pointsCredited } from '#features/rewards/server/door.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { toDecimal, toPence } from '#values/money.ts';
import type { Order, StaffView } from '../contract.ts';
import { dueOf, netOf } from '../order-ledger.ts';
import { orderNotes } from '../tables.ts';

type Reader = Database | Transaction;

/** The order with what only staff see: its ledger, their notes and its customer's points. */
export async function withStaffView(db: Reader, order: Order): Promise<Order> {
  const rows = await listPayments(db, order.id);
  const notes = await db.select().from(orderNotes).where(eq(orderNotes.orderId, order.id)).orderBy(asc(orderNotes.id));
  const names = await namesOf(db, [...rows.map((row) => row.recordedBy), ...notes.map((note) => note.authorId)]);
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null));
  const standing = await sumPayments(db, order.id);
  const staff: StaffView = {
    payments: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      amount: toDecimal(row.amount),
      withheld: toDecimal(row.withheld),
      provider: row.provider,
      reference: row.reference,
      reason: row.reason,
      recordedBy: nameOf(row.recordedBy),
      at: row.recordedAt.toISOString(),
    })),
    notes: notes.map(({ id, text, authorId, at }) => ({ id, text, author: nameOf(authorId), at: at.toISOString() })),
    due: toDecimal(dueOf(toPence(order.grandTotal), standing)),
    refundable: toDecimal(Math.max(0, netOf(standing))),
    points: order.customerId === null ? null : await pointsOf(db, order, order.customerId, standing.withheld),
  };
  return { ...order, staff };
}

async function pointsOf(db: Reader, { id, pointsEarned }: Order, customerId: number, withheld: number) {
  const credited = await pointsCredited(db, id);
  return { balance: await balanceOf(db, customerId), missing: Math.max(0, credited - withheld - pointsEarned) };
}

async function namesOf(db: Reader, ids: (number | null)[]): Promise<Map<number, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db.select().from(users).where(inArray(users.id, wanted));
  return new Map(rows.map((row) => [row.id, [row.firstName, row.lastName].filter(Boolean).join(' ') || row.username]));
}
