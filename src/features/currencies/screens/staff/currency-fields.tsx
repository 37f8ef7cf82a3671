import { CHARGED_IN } from '#features/currencies/shown-rate.ts';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';

type CurrencyFieldsProps = {
  values: Record<string, string>;
  errors: Record<string, string>;
  /** The default currency is always active. */
  isDefault: boolean;
};

export function CurrencyFields({ values, errors, isDefault }: CurrencyFieldsProps) {
  const isPound = values.code === CHARGED_IN;
  const field = (name: string) => ({ id: name, name, defaultValue: values[name], error: errors[name] });
  const isOn = (name: string) => values[name] !== undefined;
  const checkbox = (name: string) => ({ id: name, name, defaultChecked: isOn(name), error: errors[name] });
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field('code')}
          label="Code"
          hint="Three letters, such as EUR."
          required
          maxLength={3}
          autoCapitalize="characters"
          spellCheck={false}
          data-autofocus
        />
        <TextField {...field('symbol')} label="Symbol" hint="Such as €." required maxLength={10} />
      </div>
      <TextField {...field('name')} label="Name" required maxLength={100} />
      <TextField
        {...field('exchangeRate')}
        label="Exchange rate"
        hint={isPound ? 'Always 1: every rate is for one pound.' : 'How much of it one pound buys.'}
        required
        inputMode="decimal"
        maxLength={15}
        readOnly={isPound}
      />
      {!isPound && (
        <CheckboxField
          {...checkbox('rateFrozen')}
          label="Keep this rate"
          hint="A refresh of the exchange rates then leaves it alone."
        />
      )}
      {isDefault ? (
        <input type="hidden" name="isActive" value="on" />
      ) : (
        <>
          <CheckboxField
            {...checkbox('isDefault')}
            label="Make it the default currency"
            hint="Visitors see prices in it, beside pounds, until they choose another. No rate changes, and orders are charged in pounds."
          />
          <Switch name="isActive" label="Active: prices can be shown in it" defaultChecked={isOn('isActive')} />
          {errors.isActive && <p className="text-negative text-sm">{errors.isActive}</p>}
        </>
      )}
    </>
  );
}
