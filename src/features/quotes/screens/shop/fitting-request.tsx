import { WishFields } from '#features/orders/screens/wish-fields.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Fieldset } from '#ui/fieldset.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ScreenToQuote } from './fitting-typed.ts';
import { ListPrice } from './list-price.tsx';
import { ScreenFields } from './screen-fields.tsx';
import type { AskedPrices } from './use-asked-prices.ts';

type FittingRequestProps = {
  screens: readonly ScreenToQuote[];
  /** An LED wall is among the goods: no list has a price for its fitting. */
  hasWall: boolean;
  /** A visit by itself, which is what is asked for. */
  isSurveyAlone: boolean;
  /** What was typed before, by the names of the fields; absent: nothing yet. */
  typed: Record<string, string> | undefined;
  errors: Record<string, string>;
  prices: AskedPrices;
};

/** The part of a request for a quote that asks for fitting and a survey: where, which screens and how high, and wishes for days. */
export function FittingRequest({ screens, hasWall, isSurveyAlone, typed, errors, prices }: FittingRequestProps) {
  const isTyped = Object.entries(typed ?? {}).some(([name, value]) => value && !name.endsWith('.height'));
  const isWrong = Object.keys(errors).some((name) => name.startsWith('fitting'));
  const isOpen = isSurveyAlone || isTyped || isWrong || screens.some(({ fitted }) => fitted);
  return (
    <details open={isOpen || undefined} className="rounded-lg border border-line">
      <summary className="min-h-12 cursor-pointer px-4 py-3 font-semibold">Fitting and survey</summary>
      <div className="flex flex-col gap-5 border-line border-t p-4">
        <p className="text-sm">{introOf(hasWall, screens.length > 0)}</p>
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
        {hasWall && !isSurveyAlone && (
          <CheckboxField
            id="fitting.wall"
            name="fitting.wall"
            label="Have the LED wall fitted"
            hint="Not in our price list: we work it out for your quote"
            defaultChecked={typed?.['fitting.wall'] !== undefined}
            error={errors['fitting.wall']}
          />
        )}
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

function introOf(hasWall: boolean, hasScreens: boolean): string {
  if (hasWall && !hasScreens)
    return 'We fit LED walls in the United Kingdom by quote, and can look at the place first. Name the place, and you see what a survey costs by our price list; what holds is your quote.';
  const screens =
    'We fit screens in the United Kingdom, and can look at the place first. The price goes by the place, the size and the height. Name the place, and you see what our price list says; what holds is your quote.';
  return hasWall ? `${screens} An LED wall is fitted by quote alone.` : screens;
}

function placeHint({ placeName, isServed }: AskedPrices): string | undefined {
  if (!isServed) return 'We do not fit in the Channel Islands';
  return placeName ? `Prices of ${placeName}` : undefined;
}
