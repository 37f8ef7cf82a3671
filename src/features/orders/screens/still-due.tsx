import type { Order } from '#features/orders/contract.ts';
import type { MoneyRow } from '#ui/money-rows.tsx';
import { formatLondonDay } from '#values/london-day.ts';
import { formatPounds, toPence } from '#values/money.ts';

/** What is off an order's total by refunds, what has come in and what is still due, below it; no rows where nothing of that is so. */
export function partPaidRows(order: Order): MoneyRow[] {
  const [paid, due, deposit] = [toPence(order.paid), toPence(order.due), toPence(order.depositDue ?? 0)];
  const released = toPence(order.released);
  // Of what was not paid yet nothing goes back.
  const off = [{ label: due > 0 ? 'Not charged any more' : 'Refunds', value: formatPounds(-released) }];
  if (due <= 0)
    return released > 0 ? [...off, { label: 'Paid after refunds', value: formatPounds(paid), strong: true }] : [];
  if (paid + deposit + released <= 0) return [];
  const note = order.dueOn && { note: byDay(order.dueOn) };
  return [
    ...(released > 0 ? off : []),
    ...(paid > 0 ? [{ label: 'Paid so far', value: formatPounds(-paid) }] : []),
    ...(deposit > 0 ? [{ label: 'Deposit due', value: formatPounds(deposit), strong: true, ...note }] : []),
    deposit > 0
      ? { label: 'Due before dispatch', value: formatPounds(due - deposit) }
      : { label: 'Still due', value: formatPounds(due), strong: true, ...note },
  ];
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
