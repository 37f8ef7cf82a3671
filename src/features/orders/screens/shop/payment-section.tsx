import type { PaymentMethod } from '#features/payments/contract.ts';
import {
  PaymentMethodCards,
  paymentExplanation,
  type TransferTime,
} from '#features/payments/screens/shop/payment-method-cards.tsx';
import { TestCardFields } from '#features/payments/screens/shop/test-card-fields.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Problem } from '#values/problem.ts';
import { CheckoutSection } from '../checkout-section.tsx';
import { Shown } from './address-sections.tsx';
import type { CheckoutValues } from './checkout-form.ts';

type PaymentSectionProps = {
  methods: readonly PaymentMethod[];
  values: CheckoutValues;
  errors: Record<string, string>;
  problem: Problem | undefined;
  transfer: TransferTime;
};

/** The choice of a payment method. A hidden field names the method that the test card's fields belong to. */
export function PaymentSection({ methods, values, errors, problem, transfer }: PaymentSectionProps) {
  const chosen = methods.find(({ id }) => String(id) === values.paymentMethodId);
  const testCard = methods.find(({ provider }) => provider === 'test_card');
  const explanation = chosen && paymentExplanation(chosen.provider, transfer);
  return (
    <CheckoutSection title="Payment">
      <input type="hidden" name="testCardMethodId" value={testCard?.id ?? ''} />
      <PaymentMethodCards methods={methods} value={values.paymentMethodId} error={errors.paymentMethodId} />
      {explanation && <Notice tone="info">{explanation}</Notice>}
      {testCard && (
        <Shown when={chosen?.provider === 'test_card'}>
          <TestCardFields errors={errors} declined={problem?.status === 402 ? problem.detail : undefined} />
        </Shown>
      )}
    </CheckoutSection>
  );
}
