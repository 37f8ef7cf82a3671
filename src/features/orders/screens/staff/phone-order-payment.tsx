import type { PaymentMethod } from '#features/payments/contract.ts';
import { RadioCards } from '#ui/radio-cards.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';
import type { Pence } from '#values/money.ts';
import { fieldsOf } from '#web/forms/form-answer.ts';
import { AccountCreditField } from '../account-credit.tsx';
import { CheckoutSection } from '../checkout-section.tsx';

type PhoneOrderPaymentProps = {
  methods: readonly PaymentMethod[];
  /** The credit of the buyer's account. */
  credit: Pence;
  /** What the order comes to. */
  total: Pence;
  errors: Record<string, string>;
};

/** The payment method and notes of a phone order. */
export function PhoneOrderPayment({ methods, credit, total, errors }: PhoneOrderPaymentProps) {
  const field = fieldsOf(errors);
  return (
    <CheckoutSection title="Payment">
      <div id="paymentMethodId">
        <RadioCards
          legend="How will it be paid?"
          name="paymentMethodId"
          defaultValue={methods.length === 1 ? String(methods[0]?.id) : undefined}
          required
          error={errors.paymentMethodId}
          hint="Customers enter cards themselves, so a card is not offered here."
          options={methods.map(({ id, name, description }) => ({ value: String(id), label: name, description }))}
        />
      </div>
      {credit > 0 && <AccountCreditField held={credit} total={total} error={errors.credit} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('amount')}
          label="Paid now"
          prefix="£"
          inputMode="decimal"
          autoComplete="off"
          hint="All of it or a deposit; each has its own invoice"
          optional
        />
        <TextField {...field('reference')} label="Its reference" maxLength={100} autoComplete="off" optional />
      </div>
      <TextField {...field('purchaseOrderNumber')} label="Purchase order number" maxLength={50} optional />
      <TextareaField
        {...field('notes')}
        label="Notes for the delivery"
        hint="The customer reads them too"
        rows={3}
        maxLength={2000}
        optional
      />
    </CheckoutSection>
  );
}
