import { Fieldset } from '#ui/fieldset.tsx';
import { TextField } from '#ui/text-field.tsx';
import { type ScreenToQuote, screenField } from './fitting-typed.ts';
import { ListPrice } from './list-price.tsx';
import type { AskedPrices } from './use-asked-prices.ts';

type ScreenFieldsProps = {
  screen: ScreenToQuote;
  /** What was typed before, by the names of the fields; absent: nothing yet. */
  typed: Record<string, string> | undefined;
  errors: Record<string, string>;
  prices: AskedPrices;
};

/** How many of one screen are fitted, and how high, with what the price list says. */
export function ScreenFields({ screen, typed, errors, prices }: ScreenFieldsProps) {
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
