import { WishFields } from '#features/orders/screens/wish-fields.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Fieldset } from '#ui/fieldset.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type ScreenToQuote, screenField } from './fitting-typed.ts';
import { ListPrice } from './list-price.tsx';
import type { AskedPrices } from './use-asked-prices.ts';

type FittingRequestProps = {
  screens: readonly ScreenToQuote[];
  /** A visit by itself, which is what is asked for. */
  isSurveyAlone: boolean;
  /** What was typed before, by the names of the fields; absent: nothing yet. */
  typed: Record<string, string> | undefined;
  errors: Record<string, string>;
  prices: AskedPrices;
};

/** The part of a request for a quote that asks for fitting and a survey: where, which screens and how high, and wishes for days. */
export function FittingRequest({ screens, isSurveyAlone, typed, errors, prices }: FittingRequestProps) {
  const isTyped = Object.entries(typed ?? {}).some(([name, value]) => value && !name.endsWith('.height'));
  const isWrong = Object.keys(errors).some((name) => name.startsWith('fitting'));
  const isOpen = isSurveyAlone || isTyped || isWrong || screens.some(({ fitted }) => fitted);
  return (
    <details open={isOpen || undefined} className="rounded-lg border border-line">
      <summary className="min-h-12 cursor-pointer px-4 py-3 font-semibold">Fitting and survey</summary>
      <div className="flex flex-col gap-5 border-line border-t p-4">
        <p className="text-sm">
          We fit screens in the United Kingdom, and can look at the place first. The price goes by the place, the size
          and the height. Name the place, and you see what our price list says; what holds is your quote.
        </p>
        <TextField
          id="fitting.postcode"
          name="fitting.postcode"
          label="Postcode of the place"
          hint={placeHint(prices)}
          autoComplete="postal-code"
          maxLength={20}
          className="max-w-xs"
          defaultValue={typed?.['fitting.postcode']}
          error={errors['fitting.postcode']}
        />
        {screens.map((screen) => (
          <ScreenFields key={screen.productId} {...{ screen, typed, errors, prices }} />
        ))}
        {isSurveyAlone ? (
          <input type="hidden" name="fitting.survey" value="on" />
        ) : (
          <CheckboxField
            id="fitting.survey"
            name="fitting.survey"
            label="With a survey before"
            hint="We see the wall, the power and the way in; one visit looks at everything"
            defaultChecked={
              typed ? typed['fitting.survey'] !== undefined : screens.some(({ fitted }) => fitted?.survey)
            }
            error={errors['fitting.survey']}
          />
        )}
        {prices.isServed && <ListPrice table={prices.survey} />}
        <Fieldset
          legend="Days that suit you"
          hint={`Monday to Friday.${isSurveyAlone ? '' : ' A survey can come before the goods, a fitting only after them.'} They are wishes: staff confirm a day once it is ordered`}
        >
          <WishFields earliestOn={null} values={typed ?? {}} errors={errors} />
        </Fieldset>
      </div>
    </details>
  );
}

function placeHint({ placeName, isServed }: AskedPrices): string | undefined {
  if (!isServed) return 'We do not fit in the Channel Islands';
  return placeName ? `Prices of ${placeName}` : undefined;
}

type ScreenFieldsProps = Pick<FittingRequestProps, 'typed' | 'errors' | 'prices'> & { screen: ScreenToQuote };

function ScreenFields({ screen, typed, errors, prices }: ScreenFieldsProps) {
  const { productId, name, quantity, fitted } = screen;
  const field = (part: 'count' | 'height', given: string) => {
    const id = screenField(productId, part);
    return { id, name: id, autoComplete: 'off', defaultValue: typed ? typed[id] : given, error: errors[id] };
  };
  return (
    <Fieldset legend={<span className="wrap-anywhere">{name}</span>}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('count', fitted ? String(fitted.count) : '')}
          label="How many are fitted"
          hint={`Of ${quantity.toLocaleString('en-GB')}; empty: none`}
          inputMode="numeric"
          maxLength={3}
        />
        <TextField
          {...field('height', fitted?.height ?? '2.5')}
          label="Upper edge above the floor"
          suffix="m"
          inputMode="decimal"
          maxLength={10}
        />
      </div>
      {prices.isServed && <ListPrice {...prices.ofScreen(productId)} />}
    </Fieldset>
  );
}
