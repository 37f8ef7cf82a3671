import type { CreditEntry } from '#features/credit/contract.ts';
import { formatDate } from '#values/instant.ts';
import { formatPounds, toPence } from '#values/money.ts';

/** What came to an account's credit and what it was spent on, newest first. */
export function CreditHistory({ entries }: { entries: readonly CreditEntry[] }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {entries.map(({ id, description, at, amount, reason, reference }) => (
        <li key={id} className="flex items-baseline justify-between gap-4 py-3">
          <div className="min-w-0">
            <p className="break-words">{description}</p>
            <p className="meta">{formatDate(at)}</p>
            {reason && (
              <p dir="auto" className="name meta">
                {reason}
                {reference && ` · ${reference}`}
              </p>
            )}
          </div>
          <span className={`tabular shrink-0 font-semibold ${toPence(amount) < 0 ? '' : 'text-positive'}`}>
            {toPence(amount) < 0 ? '' : '+'}
            {formatPounds(toPence(amount))}
          </span>
        </li>
      ))}
    </ul>
  );
}
