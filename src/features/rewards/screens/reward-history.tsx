import type { RewardTransaction } from '#features/rewards/contract.ts';
import { formatDate } from '#values/instant.ts';

/** The transactions of a customer's points, newest first. */
export function RewardHistory({ transactions }: { transactions: readonly RewardTransaction[] }) {
  if (transactions.length === 0) {
    return (
      <p className="text-ink-soft">No points yet. You earn 1 point for every £1 of goods, once an order is paid.</p>
    );
  }
  return (
    <ul className="divide-y divide-line border-line border-y">
      {transactions.map((transaction) => (
        <li key={transaction.id} className="flex items-baseline justify-between gap-4 py-3">
          <div className="min-w-0">
            <p className="break-words">{transaction.description || typeNames[transaction.transactionType]}</p>
            <p className="meta">{formatDate(transaction.transactionDate)}</p>
          </div>
          <span className={`tabular shrink-0 font-semibold ${transaction.points < 0 ? '' : 'text-positive'}`}>
            {signed(transaction.points)}
          </span>
        </li>
      ))}
    </ul>
  );
}

const typeNames: Record<RewardTransaction['transactionType'], string> = {
  earned: 'Points earned',
  redeemed: 'Points redeemed',
  reversed: 'Points reversed',
  adjusted: 'Points adjusted',
};

function signed(points: number): string {
  return `${points < 0 ? '−' : '+'}${Math.abs(points).toLocaleString('en-GB')}`;
}
