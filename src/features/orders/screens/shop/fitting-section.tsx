import { MOST_WISHES } from '#features/fitting/wishes.ts';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { formatLondonDay } from '#values/london-day.ts';
import { CheckoutSection } from '../checkout-section.tsx';
import { wishField } from '../wished-days.ts';

type FittingSectionProps = {
  /** The first day that is possible; null where it is not known. */
  earliestOn: string | null;
  /** Why it cannot be bought like this. */
  byQuote: string | null;
  values: Record<string, string>;
  errors: Record<string, string>;
};

const WISHES = ['First wish', 'Second wish', 'Third wish'];

/** The days on which the buyer would like the fitters to come. */
export function FittingSection({ earliestOn, byQuote, values, errors }: FittingSectionProps) {
  // The server counts the days that were named.
  const named = WISHES.map((_, at) => at).filter((at) => values[wishField(at)]);
  const refused = errors.fitting ?? byQuote;
  return (
    <CheckoutSection title="Fitting">
      {refused && (
        <div id="fitting" tabIndex={-1}>
          <Notice tone="caution">{refused}</Notice>
        </div>
      )}
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
      <div className="grid gap-4 sm:grid-cols-3">
        {WISHES.map((label, at) => (
          <TextField
            key={label}
            id={wishField(at)}
            name={wishField(at)}
            type="date"
            label={label}
            optional
            min={earliestOn ?? undefined}
            defaultValue={values[wishField(at)]}
            error={errors[wishField(named.indexOf(at))] ?? (at === 0 ? errors['fitting.wishes'] : undefined)}
          />
        ))}
      </div>
    </CheckoutSection>
  );
}
