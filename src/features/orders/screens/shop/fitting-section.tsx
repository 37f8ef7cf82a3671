import { MOST_WISHES } from '#features/fitting/wishes.ts';
import { Notice } from '#ui/notice.tsx';
import { formatLondonDay } from '#values/london-day.ts';
import { CheckoutSection } from '../checkout-section.tsx';
import { WishFields } from '../wish-fields.tsx';
import { errorsByDay } from '../wished-days.ts';

type FittingSectionProps = {
  /** The first day that is possible; null where it is not known. */
  earliestOn: string | null;
  /** Why it cannot be bought like this. */
  byQuote: string | null;
  values: Record<string, string>;
  errors: Record<string, string>;
};

/** The days on which the buyer would like the fitters to come. */
export function FittingSection({ earliestOn, byQuote, values, errors }: FittingSectionProps) {
  const refused = errors.fitting ?? byQuote;
  return (
    <CheckoutSection title="Fitting">
      {refused && (
        <div id="fitting" tabIndex={-1}>
          <Notice tone="caution">{refused}</Notice>
        </div>
      )}
      {byQuote === null && <Wishes {...{ earliestOn, values, errors }} />}
    </CheckoutSection>
  );
}

function Wishes({ earliestOn, values, errors }: Omit<FittingSectionProps, 'byQuote'>) {
  return (
    <>
      <p className="text-sm">
        Name up to {MOST_WISHES} days that suit you, Monday to Friday
        {earliestOn && (
          <>
            , from <strong className="whitespace-nowrap">{formatLondonDay(earliestOn)}</strong>, once the goods are
            there
          </>
        )}
        . They are wishes: we confirm a day with you after you have ordered.
      </p>
      <WishFields earliestOn={earliestOn} values={values} errors={errorsByDay(values, errors)} />
    </>
  );
}
