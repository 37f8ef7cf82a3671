import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';

type CurrencyFieldsProps = {
  values: Record<string, string>;
  errors: Record<string, string>;
  base: string;
  /** The default currency is always active, at rate 1. */
  isDefault: boolean;
};

export function CurrencyFields({ values, errors, base, isDefault }: CurrencyFieldsProps) {
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
        hint={isDefault ? 'The default currency has the rate 1.' : `How much of it one ${base} buys.`}
        required
        inputMode="decimal"
        maxLength={15}
        readOnly={isDefault}
      />
      {isDefault ? (
        <input type="hidden" name="isActive" value="on" />
      ) : (
        <>
          <CheckboxField
            {...checkbox('rateFrozen')}
            label="Keep this rate"
            hint="A refresh of the exchange rates then leaves it alone."
          />
          <CheckboxField
            {...checkbox('isDefault')}
            label="Make it the default currency"
            hint="Its rate becomes 1, and every other rate is turned to it. Orders are charged in pounds all the same."
          />
          <Switch name="isActive" label="Active: prices can be shown in it" defaultChecked={isOn('isActive')} />
          {errors.isActive && <p className="text-negative text-sm">{errors.isActive}</p>}
        </>
      )}
    </>
  );
}
