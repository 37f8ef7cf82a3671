import { chargedOfTakenOff } from '#features/orders/charged-of-taken-off.ts';
import type { Order } from '#features/orders/contract.ts';
import { cameIn, refundWords, waysOf } from '#features/orders/ways-paid.ts';
import type { MoneyRow } from '#ui/money-rows.tsx';
import { formatLondonDay } from '#values/london-day.ts';
import { formatPounds, type Pence, toPence } from '#values/money.ts';

/** What is off an order's total by refunds, what has come in and what is still due, below it; no rows where nothing of that is so. */
export function partPaidRows(order: Order): MoneyRow[] {
  const [paid, due, deposit] = [toPence(order.paid), toPence(order.due), toPence(order.depositDue ?? 0)];
  const released = toPence(order.released);
  if (due <= 0) return settledRows(order);
  if (paid + deposit + released <= 0) return [];
  const note = order.dueOn && { note: byDay(order.dueOn) };
  return [
    ...(released > 0 ? [notCharged(released)] : []),
    ...(paid > 0 ? [{ label: 'Paid so far', value: formatPounds(-paid), ...ofCredit(order, paid) }] : []),
    ...(deposit > 0 ? [{ label: 'Deposit due', value: formatPounds(deposit), strong: true, ...note }] : []),
    deposit > 0
      ? { label: 'Due before dispatch', value: formatPounds(due - deposit) }
      : { label: 'Still due', value: formatPounds(due), strong: true, ...note },
  ];
}

/** Of an order with nothing due: what came in, where that is not its total by its own method, and what went back and how. */
function settledRows(order: Order): MoneyRow[] {
  const ways = waysOf(order);
  const { credit, other } = cameIn(ways);
  const back = ways.reduce((sum, { refunded, withheld }) => sum + refunded + withheld, 0);
  // Of what was not paid yet nothing goes back. What had come in is charged, whatever a refund of before called off.
  const unpaid = toPence(order.grandTotal) - credit - other;
  const off = Math.max(0, Math.min(toPence(order.released) - back, unpaid));
  const isWhole = credit + other === toPence(order.grandTotal) - off;
  const note = [refundWords(ways), chargedWords(order)].filter(Boolean).join('. ');
  return [
    ...(off > 0 ? [notCharged(off)] : []),
    ...(credit > 0 ? [{ label: 'Paid by account credit', value: formatPounds(credit) }] : []),
    ...(credit > 0 && other > 0 ? [{ label: `Paid by ${order.paymentMethod}`, value: formatPounds(other) }] : []),
    ...(credit === 0 && (off > 0 || (back > 0 && !isWhole) || (order.owedBack && back === 0))
      ? [{ label: 'Paid', value: formatPounds(other) }]
      : []),
    ...(back > 0 ? [{ label: 'Refunds', value: formatPounds(-back), ...(note && { note }) }] : []),
    ...(back > 0 ? [{ label: 'Paid after refunds', value: formatPounds(toPence(order.paid)), strong: true }] : []),
    ...owedBackRow(order),
  ];
}

function owedBackRow({ owedBack }: Order): MoneyRow[] {
  if (!owedBack) return [];
  const note = owedBack.dueOn && { note: byDay(owedBack.dueOn) };
  return [{ label: 'Owed back', value: formatPounds(toPence(owedBack.amount)), strong: true, ...note }];
}

function chargedWords(order: Order): string | null {
  const charged = chargedOfTakenOff(order);
  return charged > 0 ? `${formatPounds(charged)} of what was taken off the order stays charged` : null;
}

function notCharged(off: Pence): MoneyRow {
  return { label: 'Not charged any more', value: formatPounds(-off) };
}

function ofCredit(order: Order, paid: Pence): { note?: string } {
  const ways = waysOf(order).filter(({ provider }) => provider === 'account_credit');
  const left = ways.reduce((sum, way) => sum + way.paid - way.refunded - way.withheld, 0);
  const credit = Math.min(left, paid);
  if (credit <= 0) return {};
  return { note: credit === paid ? 'By account credit' : `${formatPounds(credit)} of it by account credit` };
}

/** The amount that is still due and until when: `£700.00 by 4 Dec 2026`; null when nothing is. */
export function stillDue({ due, depositDue, dueOn }: Order): string | null {
  if (toPence(due) <= 0) return null;
  const by = dueOn ? ` ${byDay(dueOn)}` : '';
  if (depositDue === null) return `${formatPounds(toPence(due))}${by}`;
  return `${formatPounds(toPence(depositDue))} deposit${by}, then ${afterDeposit({ due, depositDue })}`;
}

/** What is due when an asked deposit is paid. */
export function afterDeposit({ due, depositDue }: Pick<Order, 'due' | 'depositDue'>): string {
  return formatPounds(toPence(due) - toPence(depositDue ?? 0));
}

export function isPartPaid({ paid, due }: Order): boolean {
  return toPence(paid) > 0 && toPence(due) > 0;
}

function byDay(day: string): string {
  return `by ${formatLondonDay(day)}`;
}
