import type { BankField } from '#features/payments/settings-text.ts';
import { TextField } from '#ui/text-field.tsx';

type BankAccountFieldsProps = {
  /** Precedes the names of the fields: `settings.sortCode`. */
  prefix: string;
  values: Readonly<Record<string, string>>;
  errors: Record<string, string>;
};

/** The account that customers pay into by bank transfer. */
export function BankAccountFields({ prefix, values, errors }: BankAccountFieldsProps) {
  const field = (key: BankField) => {
    const name = `${prefix}.${key}`;
    const typing = { autoComplete: 'off', spellCheck: false, maxLength: 50, dir: 'ltr' };
    return { ...typing, id: name, name, defaultValue: values[name], error: errors[name] };
  };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        {...field('accountName')}
        label="Account name"
        hint="As your bank has it; the customer’s bank compares it"
        className="sm:col-span-2"
        maxLength={70}
        dir="auto"
      />
      <TextField {...field('sortCode')} label="Sort code" hint="Such as 12-34-56" inputMode="numeric" />
      <TextField {...field('accountNumber')} label="Account number" hint="8 digits" inputMode="numeric" />
      <TextField {...field('iban')} label="IBAN" hint="For payments from abroad" autoCapitalize="characters" optional />
      <TextField {...field('bic')} label="BIC" hint="8 or 11 characters" autoCapitalize="characters" optional />
    </div>
  );
}
