import { Badge } from '#ui/badge.tsx';
import type { Tone } from '#ui/tone.ts';
import { formatDate } from '#values/instant.ts';
import { formatPounds, toPence } from '#values/money.ts';
import type { Return } from '../contract.ts';
import { REASON_NAMES, RETURN_STATUS_NAMES, type ReturnStatus } from '../reasons.ts';

/** One return: its goods, reason, pictures, answer and refund. `accessKey`: of a guest's receipt, which the pictures need. */
export function ReturnDetails({ item, accessKey }: { item: Return; accessKey?: string | undefined }) {
  const { answeredAt, completedAt, details, refund } = item;
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ReturnBadge status={item.status} />
        <span className="meta">Requested {formatDate(item.requestedAt)}</span>
      </p>
      <ul className="flex flex-col gap-0.5">
        {item.items.map(({ itemId, productName, quantity }) => (
          <li key={itemId} className="break-words">
            <span className="tabular">{quantity.toLocaleString('en-GB')} ×</span> {productName}
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">{REASON_NAMES[item.reason]}</p>
      {details && (
        <p dir="auto" className="name whitespace-pre-line">
          {details}
        </p>
      )}
      <Pictures item={item} accessKey={accessKey} />
      {answeredAt && item.answer && (
        <div className="border-line-strong border-s-2 ps-3">
          <p className="meta">Our answer, {formatDate(answeredAt)}</p>
          <p dir="auto" className="name whitespace-pre-line">
            {item.answer}
          </p>
        </div>
      )}
      {refund && completedAt && (
        <p>
          <strong className="tabular">{formatPounds(toPence(refund.amount))}</strong> paid back on{' '}
          {formatDate(completedAt)}
          {toPence(refund.withheld) > 0 && (
            <span className="text-ink-soft">
              ; {formatPounds(toPence(refund.withheld))} kept for reward points that were spent
            </span>
          )}
        </p>
      )}
    </div>
  );
}

function Pictures({ item, accessKey }: { item: Return; accessKey?: string | undefined }) {
  if (item.pictures.length === 0) return null;
  const query = accessKey ? `?${new URLSearchParams({ key: accessKey })}` : '';
  return (
    <ul aria-label="Pictures" className="flex flex-wrap gap-2">
      {item.pictures.map((url, at) => (
        <li key={url}>
          <a href={url + query} target="_blank" rel="noreferrer" className="block rounded-md">
            <img
              src={url + query}
              alt={`What was sent, ${at + 1}: opens in a new tab`}
              loading="lazy"
              className="size-24 rounded-md border border-line bg-sunken object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

const TONES: Record<ReturnStatus, Tone> = {
  requested: 'caution',
  accepted: 'info',
  refused: 'negative',
  completed: 'positive',
};

export function ReturnBadge({ status }: { status: ReturnStatus }) {
  return <Badge tone={TONES[status]}>{RETURN_STATUS_NAMES[status]}</Badge>;
}
