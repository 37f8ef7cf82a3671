import { MOST_WISHES } from '#features/fitting/wishes.ts';
import { VISIT_NAMES, type Visit } from '#features/orders/visit.ts';
import { Notice } from '#ui/notice.tsx';
import { formatLondonDay } from '#values/london-day.ts';
import { CheckoutSection } from '../checkout-section.tsx';
import { WishFields } from '../wish-fields.tsx';
import { errorsByDay } from '../wished-days.ts';

type FittingSectionProps = {
  /** What we come for. */
  visit?: Visit;
  /** The first day that is possible; null where it is not known. */
  earliestOn: string | null;
  /** Why it cannot be bought like this. */
  byQuote: string | null;
  values: Record<string, string>;
  errors: Record<string, string>;
  /** What is said of days that were wished for before. */
  note?: string;
};

/** The days on which the buyer would like us to come. */
export function FittingSection({ visit = 'fitting', earliestOn, byQuote, values, errors, note }: FittingSectionProps) {
  const refused = errors.fitting ?? byQuote;
  return (
    <CheckoutSection title={VISIT_NAMES[visit]}>
      {refused && (
        <div id="fitting" tabIndex={-1}>
          <Notice tone="caution">{refused}</Notice>
        </div>
      )}
      {note && <Notice tone="caution">{note}</Notice>}
      {byQuote === null && <Wishes {...{ visit, earliestOn, values, errors }} />}
    </CheckoutSection>
  );
}

type WishesProps = Required<Pick<FittingSectionProps, 'visit' | 'earliestOn' | 'values' | 'errors'>>;

function Wishes({ visit, earliestOn, values, errors }: WishesProps) {
  return (
    <>
      <p className="text-sm">
        Name up to {MOST_WISHES} days that suit you, Monday to Friday
        {earliestOn && (
          <>
            , from <strong className="whitespace-nowrap">{formatLondonDay(earliestOn)}</strong>
            {visit === 'fitting' && ', once the goods are there'}
          </>
        )}
        . They are wishes: we confirm a day with you after you have ordered.
      </p>
      <WishFields earliestOn={earliestOn} values={values} errors={errorsByDay(values, errors)} />
    </>
  );
}
