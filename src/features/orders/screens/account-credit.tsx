import { useState } from 'react';
import type { MoneyRow } from '#ui/money-rows.tsx';
import { TextField } from '#ui/text-field.tsx';
import { formatPounds, type Pence, parsePence, toDecimal } from '#values/money.ts';
import { typedAmount } from '#web/forms/typed-amount.ts';
import { CheckoutSection } from './checkout-section.tsx';
import { expectedIn } from './form-parts.ts';

type AccountCreditFieldProps = {
  held: Pence;
  /** What the order comes to. */
  total: Pence;
  value?: string | undefined;
  error?: string | undefined;
};

/** How much of an account's credit pays the order. */
export function AccountCreditField({ held, total, value, error }: AccountCreditFieldProps) {
  const [typed, setTyped] = useState(value);
  // Said when the field is left, for what is half typed may be too much of something else.
  const [left, setLeft] = useState(value);
  return (
    <TextField
      id="credit"
      name="credit"
      label="Credit to spend"
      prefix="£"
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      hint={
        boundWords(typed, total) ?? `The account has ${formatPounds(held)}. All of it or a part can pay this order.`
      }
      defaultValue={value}
      error={error ?? wrongInCredit(left, held, total)}
      onChange={(event) => {
        setTyped(event.target.value);
        setLeft('');
      }}
      onBlur={(event) => setLeft(event.target.value)}
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

/** The typed credit as it is sent: no more than the total that the form shows. Undefined when nothing was typed. */
export function creditIn(form: FormData): string | undefined {
  const typed = typedAmount(form.get('credit'));
  const total = parsePence(expectedIn(form).expectedTotal ?? '');
  const amount = parsePence(typed);
  return total && amount !== null && amount > total ? toDecimal(total) : typed || undefined;
}

/** What of the typed credit pays the order, for the sums beside the form; nothing where the account has less than that. */
export function creditSpent(typed: string | undefined, held: Pence, grandTotal: Pence): Pence {
  return upTo(held, Math.min(amountOf(typed), grandTotal));
}

/** A typed amount as far as the server would take it. */
export function amountUpTo(typed: string | undefined, most: Pence): Pence {
  return upTo(most, amountOf(typed));
}

function upTo(most: Pence, amount: Pence): Pence {
  return amount > 0 && amount <= most ? amount : 0;
}

function amountOf(typed: string | undefined): Pence {
  return parsePence(typedAmount(typed)) ?? 0;
}

/** What is said of more credit than the order costs; null where there is nothing to say. */
export function boundWords(typed: string | undefined, total: Pence): string | null {
  return total > 0 && amountOf(typed) > total
    ? `The order comes to ${formatPounds(total)}: no more than that is spent of it.`
    : null;
}

/** The sentence about more credit than the account has. */
export function wrongInCredit(typed: string | undefined, held: Pence, total: Pence): string | undefined {
  return Math.min(amountOf(typed), total) > held ? `The account has ${formatPounds(held)} of credit.` : undefined;
}

/** What credit pays, and what is left to pay; no rows when none is spent. */
export function creditRows(spent: Pence, grandTotal: Pence): MoneyRow[] {
  if (spent === 0) return [];
  return [
    { label: 'Account credit', value: formatPounds(-spent) },
    { label: 'Left to pay', value: formatPounds(grandTotal - spent), strong: true },
  ];
}
