import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';

type PaymentMethodFieldsProps = { values: Record<string, string>; errors: Record<string, string> };

/** The fields of a payment method. */
export function PaymentMethodFields({ values, errors }: PaymentMethodFieldsProps) {
  const field = (name: string) => ({ id: name, name, defaultValue: values[name], error: errors[name] });
  return (
    <>
      <TextField {...field('name')} label="Name" required maxLength={100} data-autofocus />
      <TextareaField
        {...field('description')}
        label="Description"
        hint="Stands under the name at checkout."
        optional
        rows={2}
        maxLength={2_000}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field('processingFee')}
          label="Processing fee"
          suffix="%"
          hint="What a payment costs us. Customers never pay it."
          inputMode="decimal"
          maxLength={6}
        />
        <TextField
          {...field('acceptedCurrencies')}
          label="Accepted currencies"
          hint="Codes with commas between them, such as GBP, EUR."
          required
          maxLength={200}
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <TextareaField
        {...field('settings')}
        label="Settings"
        hint={
          'JSON that names who takes the money: {"provider": "bank_transfer"}, "stripe", "test_card" or "manual". ' +
          'A bank transfer also takes accountName, sortCode, accountNumber and iban.'
        }
        optional
        rows={4}
        maxLength={4_000}
        spellCheck={false}
        dir="ltr"
        autoCapitalize="none"
      />
      <Switch name="isActive" label="Active: offered at checkout" defaultChecked={values.isActive !== undefined} />
    </>
  );
}
