import type { Order } from '#features/orders/contract.ts';
import { formatLondonDay } from '#values/london-day.ts';
import { formatPounds, toPence } from '#values/money.ts';

/** What is owed back and by when, in a few words; null where nothing is. */
export function owedBackWords({ owedBack, staff }: Pick<Order, 'owedBack' | 'staff'>): string | null {
  if (!owedBack) return null;
  const amount = formatPounds(toPence(owedBack.amount));
  if (owedBack.isBeingDecided) {
    return `${amount}, being decided${staff?.beingDecidedBy ? ` by ${staff.beingDecidedBy}` : ''}`;
  }
  return owedBack.dueOn ? `${amount} by ${formatLondonDay(owedBack.dueOn)}` : `${amount}, undecided`;
}

/** The same for the customer, as a sentence. */
export function owedBackSentence(
  { status }: Pick<Order, 'status'>,
  { amount, dueOn }: NonNullable<Order['owedBack']>,
): string {
  const sum = formatPounds(toPence(amount));
  if (dueOn) return `We pay back ${sum} by bank transfer by ${formatLondonDay(dueOn)}.`;
  const paid = status === 'cancelled' ? `${sum} for this order` : `${sum} more than this order costs`;
  return `You have paid ${paid}. We write to you when we pay it back.`;
}
