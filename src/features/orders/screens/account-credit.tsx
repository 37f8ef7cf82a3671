import type { MoneyRow } from '#ui/money-rows.tsx';
import { TextField } from '#ui/text-field.tsx';
import { formatPounds, type Pence, parsePence } from '#values/money.ts';
import { typedAmount } from '#web/forms/typed-amount.ts';
import { CheckoutSection } from './checkout-section.tsx';

type AccountCreditFieldProps = { held: Pence; value?: string | undefined; error?: string | undefined };

/** How much of an account's credit pays the order. */
export function AccountCreditField({ held, value, error }: AccountCreditFieldProps) {
  return (
    <TextField
      id="credit"
      name="credit"
      label="Credit to spend"
      prefix="£"
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      hint={`The account has ${formatPounds(held)}. All of it or a part can pay this order.`}
      defaultValue={value}
      error={error}
      className="max-w-sm"
      optional
    />
  );
}

/** The same as a step of the checkout; nothing for an account without credit. */
export function AccountCreditSection(props: AccountCreditFieldProps) {
  if (props.held === 0) return null;
  return (
    <CheckoutSection title="Account credit">
      <AccountCreditField {...props} />
    </CheckoutSection>
  );
}

/** A typed amount as it is sent; undefined when nothing was typed. */
export function creditIn(form: FormData): string | undefined {
  return typedAmount(form.get('credit')) || undefined;
}

/** The typed credit as far as the server would take it, for the sums beside the form. */
export function creditSpent(typed: string | undefined, held: Pence, grandTotal: Pence): Pence {
  const amount = parsePence(typedAmount(typed)) ?? 0;
  return amount > 0 && amount <= Math.min(held, grandTotal) ? amount : 0;
}

/** What credit pays, and what is left to pay; no rows when none is spent. */
export function creditRows(spent: Pence, grandTotal: Pence): MoneyRow[] {
  if (spent === 0) return [];
  return [
    { label: 'Account credit', value: formatPounds(-spent) },
    { label: 'Left to pay', value: formatPounds(grandTotal - spent), strong: true },
  ];
}
