import { ArrowRight } from 'lucide-react';
import type { AuditEntry } from '#features/audit/contract.ts';
import { type Difference, differences } from '#features/audit/differences.ts';

type ChangeListProps = Pick<AuditEntry, 'before' | 'after' | 'names'>;

// Further fields open on demand.
const SHOWN_AT_FIRST = 4;
const LONGEST = 300;

/** The changed fields with their old and new values. */
export function ChangeList({ before, after, names }: ChangeListProps) {
  const changes = differences(before, after, names);
  if (changes.length === 0) return <span className="text-ink-soft">Nothing that is kept here</span>;
  const isWhole = before === null || after === null;
  const [shown, more] = [changes.slice(0, SHOWN_AT_FIRST), changes.slice(SHOWN_AT_FIRST)];
  return (
    <div className="min-w-0 max-sm:text-start">
      <Changes changes={shown} isWhole={isWhole} />
      {more.length > 0 && (
        <details className="mt-1">
          <summary className="w-fit cursor-pointer rounded-xs py-1 font-medium text-accent-text">
            {more.length === 1 ? '1 more field' : `${more.length} more fields`}
          </summary>
          <Changes changes={more} isWhole={isWhole} />
        </details>
      )}
    </div>
  );
}

type ChangesProps = {
  changes: readonly Difference[];
  /** Whether the record was created or deleted, so that each field has only one value. */
  isWhole: boolean;
};

function Changes({ changes, isWhole }: ChangesProps) {
  return (
    <dl className="flex flex-col gap-1">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="grid gap-x-3 xl:grid-cols-[minmax(7rem,11rem)_minmax(0,1fr)]">
          <dt className="wrap-anywhere text-ink-soft">{field}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">
            {before !== undefined && <Before isGone={isWhole}>{before}</Before>}
            {!isWhole && (
              <ArrowRight aria-hidden="true" className="mx-1.5 inline size-3.5 align-[-0.125em] text-ink-soft" />
            )}
            {after !== undefined && <After>{after}</After>}
            {after === undefined && !isWhole && <span className="text-ink-soft">removed</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Before({ isGone, children }: { isGone: boolean; children: string }) {
  return (
    <del className={`text-ink-soft ${isGone ? 'line-through' : 'no-underline'}`}>
      <span className="sr-only">from </span>
      {cut(children)}
    </del>
  );
}

function After({ children }: { children: string }) {
  return (
    <ins className="font-medium no-underline">
      <span className="sr-only">to </span>
      {cut(children)}
    </ins>
  );
}

// A description can be a page long; the spreadsheet has the full text.
function cut(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
