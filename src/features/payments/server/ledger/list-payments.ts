import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type LedgerSums, NOTHING_PAID } from '#features/payments/ledger-sums.ts';
import { payments } from '#features/payments/tables.ts';
import { compiled, type Slots } from '#platform/compiled.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { type Pence, toPence } from '#values/money.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** The ledger of one order, oldest first. */
export function listPayments(db: Database | Transaction, orderId: number): Promise<PaymentRow[]> {
  return listPaymentsOf(db, [orderId]);
}

/** The ledgers of these orders in one query, oldest first. */
export function listPaymentsOf(db: Database | Transaction, orderIds: readonly number[]): Promise<PaymentRow[]> {
  return paymentsOf(db, { orderIds });
}

const paymentsOf = compiled((db, { orderIds }: Slots<{ orderIds: readonly number[] }>) =>
  db.select().from(payments).where(sql`${payments.orderId} = any(${orderIds})`).orderBy(asc(payments.id)),
);

/**
 * What refunds came to, by the id of one of their rows, in one query; nulls are left out. A refund that went back in several ways is
 * several rows of an order, recorded at once.
 */
export async function refundsById(
  db: Database | Transaction,
  ids: readonly (number | null)[],
): Promise<Map<number, { amount: Pence; withheld: Pence }>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const one = alias(payments, 'one');
  const isPart = and(eq(payments.orderId, one.orderId), eq(payments.recordedAt, one.recordedAt));
  const sumOf = (what: typeof payments.amount | typeof payments.withheld) => sql<string>`sum(${what})::text`;
  const rows = await db
    .select({ id: one.id, amount: sumOf(payments.amount), withheld: sumOf(payments.withheld) })
    .from(one)
    .innerJoin(payments, and(isPart, eq(payments.kind, 'refund')))
    .where(inArray(one.id, wanted))
    .groupBy(one.id);
  return new Map(
    rows.map(({ id, amount, withheld }) => [id, { amount: toPence(amount), withheld: toPence(withheld) }]),
  );
}

/** One ledger row, or null. */
export async function findPayment(db: Database | Transaction, id: number): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row ?? null;
}

/** The sums of an order's ledger. */
export async function sumPayments(db: Database | Transaction, orderId: number): Promise<LedgerSums> {
  return (await sumPaymentsOf(db, [orderId])).get(orderId) ?? NOTHING_PAID;
}

/** The same of several orders in one query; an order without a row in its ledger is not in the map. */
export async function sumPaymentsOf(
  db: Database | Transaction,
  orderIds: readonly number[],
): Promise<Map<number, LedgerSums>> {
  if (orderIds.length === 0) return new Map();
  const rows = await sumsOf(db, { orderIds });
  return new Map([...Map.groupBy(rows, ({ orderId }) => orderId)].map(([orderId, ways]) => [orderId, addUp(ways)]));
}

type RowOfSums = Awaited<ReturnType<typeof sumsOf>>[number];

function addUp(rows: readonly RowOfSums[]): LedgerSums {
  const total = (of: Exclude<keyof RowOfSums, 'orderId' | 'provider'>) =>
    rows.reduce((sum, row) => sum + toPence(row[of]), 0);
  return {
    paid: total('paid'),
    refunded: total('refunded'),
    withheld: total('withheld'),
    goodsReturned: total('takenOut') - total('broughtIn'),
    released: total('takenOff') - total('putOn'),
    ways: rows.map(({ provider, paid, refunded, withheld, failed }) => ({
      provider,
      paid: toPence(paid) - toPence(failed),
      refunded: toPence(refunded) - toPence(failed),
      withheld: toPence(withheld),
    })),
  };
}

const sumsOf = compiled((db, { orderIds }: Slots<{ orderIds: readonly number[] }>) => {
  const { orderId, provider, kind, amount, withheld, goods, released, reference } = payments;
  const sumOf = (what: typeof amount | typeof withheld | typeof goods | typeof released, of: 'payment' | 'refund') =>
    sql<string>`coalesce(sum(${what}) filter (where ${kind} = ${of}), 0)::text`;
  return db
    .select({
      orderId,
      provider,
      paid: sumOf(amount, 'payment'),
      refunded: sumOf(amount, 'refund'),
      withheld: sumOf(withheld, 'refund'),
      takenOut: sumOf(goods, 'refund'),
      broughtIn: sumOf(goods, 'payment'),
      takenOff: sumOf(released, 'refund'),
      putOn: sumOf(released, 'payment'),
      failed: sql<string>`coalesce(sum(${amount}) filter (where ${kind} = 'payment' and ${reference} like 'failed-%'), 0)::text`,
    })
    .from(payments)
    .where(sql`${orderId} = any(${orderIds})`)
    .groupBy(orderId, provider)
    .orderBy(orderId, provider);
});
