import type { Order } from '#features/orders/contract.ts';
import type { MoneyRow } from '#ui/money-rows.tsx';
import { formatLondonDay } from '#values/london-day.ts';
import { formatPounds, toPence } from '#values/money.ts';

/** What has come in of an order's total and what is still due, below it; no rows unless a part was paid. */
export function partPaidRows({ paid, due, dueOn }: Order): MoneyRow[] {
  if (toPence(paid) <= 0 || toPence(due) <= 0) return [];
  return [
    { label: 'Paid so far', value: formatPounds(-toPence(paid)) },
    { label: 'Still due', value: formatPounds(toPence(due)), strong: true, ...(dueOn && { note: byDay(dueOn) }) },
  ];
}

/** The amount that is still due and until when: `£700.00 by 4 Dec 2026`; null when nothing is. */
export function stillDue({ due, dueOn }: Order): string | null {
  if (toPence(due) <= 0) return null;
  return `${formatPounds(toPence(due))}${dueOn ? ` ${byDay(dueOn)}` : ''}`;
}

export function isPartPaid({ paid, due }: Order): boolean {
  return toPence(paid) > 0 && toPence(due) > 0;
}

function byDay(day: string): string {
  return `by ${formatLondonDay(day)}`;
}
