import { asc, eq } from 'drizzle-orm';
import { findUser, namesOfUsers } from '#features/accounts/server/door.ts';
import { findRefusal } from '#features/emails/server/door.ts';
import type { Order } from '#features/orders/contract.ts';
import type { StaffView } from '#features/orders/staff-view.ts';
import { orderNotes } from '#features/orders/tables.ts';
import { CARD_REFUND_STATUSES } from '#features/payments/card-statuses.ts';
import { netOf, receivableOf } from '#features/payments/ledger-sums.ts';
import { creditLeft } from '#features/payments/refund-split.ts';
import {
  amountOnCards,
  type CardPaymentRow,
  type CardRefundRow,
  listCardPayments,
  listCardRefunds,
  listDisputes,
  listPayments,
  sumPayments,
} from '#features/payments/server/door.ts';
import { balanceOf, pointsCredited } from '#features/rewards/server/door.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { londonDayOf } from '#values/london-day.ts';
import { type Pence, toDecimal, toPence } from '#values/money.ts';
import { decidersByOrder } from '../money/being-decided.ts';
import { areRefundsForAdmins } from '../money/may-refund.ts';
import { findOrderRow, loadWholeOrder, type OrderRow } from './load-orders.ts';
import { presentOrder } from './present-order.ts';

type Reader = Database | Transaction;

/** An order in the shape of the contract for staff. */
export async function presentForStaff(db: Reader, order: OrderRow): Promise<Order> {
  return withStaffView(db, presentOrder(await loadWholeOrder(db, order)));
}

/** Adds what only staff see: the ledger, the notes and the customer's points. */
export async function withStaffView(db: Reader, order: Order): Promise<Order> {
  const rows = await listPayments(db, order.id);
  const notes = await db.select().from(orderNotes).where(eq(orderNotes.orderId, order.id)).orderBy(asc(orderNotes.id));
  const names = await namesOfUsers(db, [...rows.map((row) => row.recordedBy), ...notes.map((note) => note.authorId)]);
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null));
  const standing = await sumPayments(db, order.id);
  const pages = await listCardPayments(db, [order.id]);
  const cardRefunds = pages.length > 0 ? await listCardRefunds(db, order.id) : [];
  const staff: StaffView = {
    ...(await readOwnColumns(db, order.id)),
    phone: order.customerId === null ? null : await phoneOf(db, order.customerId),
    payments: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      amount: toDecimal(row.amount),
      withheld: toDecimal(row.withheld),
      provider: row.provider,
      reference: row.reference,
      reason: row.reason,
      recordedBy: nameOf(row.recordedBy),
      progress: progressOf(row.id, cardRefunds),
      at: row.recordedAt.toISOString(),
    })),
    held: heldOf(order, pages, cardRefunds, receivableOf(toPence(order.grandTotal), standing)),
    disputes: (pages.length > 0 ? await listDisputes(db, order.id) : []).map((row) => ({
      id: row.id,
      status: row.status,
      reason: row.reason.replaceAll('_', ' '),
      amount: `${row.currency.toUpperCase()} ${toDecimal(row.amount)}`,
      dueBy: row.dueBy?.toISOString() ?? null,
      isInLedger: row.paymentId !== null,
      openedAt: row.openedAt.toISOString(),
      closedAt: row.closedAt?.toISOString() ?? null,
    })),
    notes: notes.map(({ id, text, authorId, at }) => ({ id, text, author: nameOf(authorId), at: at.toISOString() })),
    due: toDecimal(receivableOf(toPence(order.grandTotal), standing)),
    refundable: toDecimal(Math.max(0, netOf(standing))),
    goodsReturned: toDecimal(standing.goodsReturned),
    cameAs: {
      credit: toDecimal(order.customerId === null ? 0 : creditLeft(rows)),
      card: toDecimal(pages.length > 0 ? await amountOnCards(db, order.id) : 0),
    },
    ...(order.owedBack?.isBeingDecided && { beingDecidedBy: await readDecider(db, order.id) }),
    mailRefusal: await findRefusal(db, order.email),
    areRefundsForAdmins: await areRefundsForAdmins(db),
    points: order.customerId === null ? null : await pointsOf(db, order, order.customerId, standing.withheld),
  };
  return { ...order, staff };
}

async function readOwnColumns(
  db: Reader,
  orderId: number,
): Promise<Pick<StaffView, 'accountsEmail' | 'siteContact' | 'heldUntil' | 'owedReason'>> {
  const row = await findOrderRow(db, orderId);
  const { siteContactName: name = null, siteContactPhone: phone = null, siteContactEmail: email = null } = row ?? {};
  const isHeld = row?.paymentStatus === 'pending' && row.status === 'pending';
  const heldUntil = isHeld && row.heldUntil ? londonDayOf(row.heldUntil) : null;
  const { accountsEmail = null, owedReason = null } = row ?? {};
  return { accountsEmail, siteContact: { name, phone, email }, heldUntil, owedReason };
}

async function readDecider(db: Reader, orderId: number): Promise<string | undefined> {
  const row = await findOrderRow(db, orderId);
  const decider = row && (await decidersByOrder(db, [row])).get(orderId);
  return decider === undefined ? undefined : (await namesOfUsers(db, [decider])).get(decider);
}

async function phoneOf(db: Reader, customerId: number): Promise<string | null> {
  return (await findUser(db, customerId))?.phoneNumber ?? null;
}

// The least advanced part of a refund that was split between cards.
function progressOf(paymentId: number, refunds: readonly CardRefundRow[]) {
  const statuses = refunds.filter((row) => row.paymentId === paymentId).map(({ status }) => status);
  return CARD_REFUND_STATUSES.find((status) => statuses.includes(status)) ?? null;
}

function heldOf(
  { status }: Order,
  pages: readonly CardPaymentRow[],
  refunds: readonly CardRefundRow[],
  due: Pence,
): StaffView['held'] {
  const payments = pages.filter((page) => page.status === 'held');
  return [
    ...payments.map(({ id, receivedAmount, receivedCurrency, heldReason, updatedAt }) => ({
      id,
      what: 'payment' as const,
      amount: `${(receivedCurrency ?? '').toUpperCase()} ${toDecimal(receivedAmount ?? 0)}`,
      reason: heldReason ?? '',
      mayAccept: receivedCurrency === 'gbp' && (receivedAmount ?? 0) <= due && status !== 'cancelled',
      at: updatedAt.toISOString(),
    })),
    ...refunds
      .filter((refund) => refund.status === 'held')
      .map(({ id, amount, updatedAt }) => ({
        id,
        what: 'refund' as const,
        amount: `GBP ${toDecimal(amount ?? 0)}`,
        reason: 'It was given back at Stripe, and is more than was left of this order.',
        mayAccept: false,
        at: updatedAt.toISOString(),
      })),
  ];
}

async function pointsOf(db: Reader, { id, pointsEarned }: Order, customerId: number, withheld: number) {
  const credited = await pointsCredited(db, id);
  return { balance: await balanceOf(db, customerId), missing: Math.max(0, credited - withheld - pointsEarned) };
}
