import { useState } from 'react';
import { PROVIDER_NAMES, PROVIDERS } from '#features/payments/providers.ts';
import { SelectField } from '#ui/select-field.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';
import { useHydrated } from '#web/use-hydrated.ts';
import { BankAccountFields } from './bank-account-fields.tsx';

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
      <ProviderFields values={values} errors={errors} />
      <Switch name="isActive" label="Active: offered at checkout" defaultChecked={values.isActive !== undefined} />
    </>
  );
}

const HINTS = {
  bank_transfer: 'Offered at checkout once it has an account to pay into.',
  stripe: 'Cards and wallets on Stripe’s page. Its keys are set where the shop is started.',
  test_card: 'Charges nothing, and is offered by a demo only.',
  manual: 'You agree with the customer how to pay.',
};

// Before the scripts arrive, the account is asked for whatever the choice.
function ProviderFields({ values, errors }: PaymentMethodFieldsProps) {
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState(values.provider);
  const provider = PROVIDERS.find((known) => known === chosen) ?? 'manual';
  return (
    <>
      <input type="hidden" name="settings" value={values.settings ?? ''} />
      <SelectField
        id="provider"
        name="provider"
        label="Provider"
        hint={isHydrated ? HINTS[provider] : undefined}
        error={errors.settings}
        defaultValue={provider}
        onChange={(event) => setChosen(event.target.value)}
        options={PROVIDERS.map((value) => ({ value, label: PROVIDER_NAMES[value] }))}
      />
      {(!isHydrated || provider === 'bank_transfer') && (
        <BankAccountFields prefix="settings" values={values} errors={errors} />
      )}
    </>
  );
}
