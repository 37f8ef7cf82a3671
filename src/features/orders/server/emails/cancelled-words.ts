import { listPayments } from '#features/payments/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { formatLondonDay } from '#values/london-day.ts';
import { formatPounds, type Pence } from '#values/money.ts';
import type { OrderRow } from '../listing/load-orders.ts';

/** What the e-mail of a cancellation says of the money and the points: what was decided and done, and never more. */
export async function cancelledWords(tx: Transaction, order: OrderRow, since: Date): Promise<string> {
  const says = ['has been cancelled.', await moneyWords(tx, order, since)];
  if (order.customerId !== null && order.pointsRedeemed > 0) says.push('The points you redeemed are yours again.');
  return says.filter(Boolean).join(' ');
}

async function moneyWords(tx: Transaction, order: OrderRow, since: Date): Promise<string | null> {
  const { owedBack, owedHow, owedDueOn } = order;
  const promisedOn = owedHow === 'transfer' ? owedDueOn : null;
  if (owedBack > 0 && !promisedOn)
    return `You have paid ${formatPounds(owedBack)} for it. We write to you when we pay it back.`;
  const rows = (await listPayments(tx, order.id)).filter((row) => row.kind === 'refund' && row.recordedAt >= since);
  const [paidBack, withheld] = [sumOf(rows, 'amount'), sumOf(rows, 'withheld')];
  const withheldWords =
    withheld > 0 ? `${formatPounds(withheld)} are withheld for reward points of it that you have spent.` : '';
  const credit = sumOf(
    rows.filter(({ provider }) => provider === 'account_credit'),
    'amount',
  );
  const says = [
    promisedOn && `We pay back ${formatPounds(owedBack)} by bank transfer by ${formatLondonDay(promisedOn)}.`,
    backWords(paidBack - credit, credit),
    withheldWords,
  ];
  return says.filter(Boolean).join(' ') || null;
}

function backWords(paidBack: Pence, credit: Pence): string {
  const says = [
    paidBack > 0 && `We pay back ${formatPounds(paidBack)}, the way it came.`,
    credit > 0 && `${formatPounds(credit)} is now credit of your account, for your next orders.`,
  ];
  return says.filter(Boolean).join(' ');
}

function sumOf(rows: readonly { amount: number; withheld: number }[], what: 'amount' | 'withheld'): number {
  return rows.reduce((sum, row) => sum + row[what], 0);
}
