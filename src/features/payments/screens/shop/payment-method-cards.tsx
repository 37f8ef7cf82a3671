import type { PaymentMethod } from '#features/payments/contract.ts';
import type { Provider } from '#features/payments/providers.ts';
import { RadioCards } from '#ui/radio-cards.tsx';

type PaymentMethodCardsProps = { methods: readonly PaymentMethod[]; value?: string; error?: string };

/** The choice of a payment method, without a default. */
export function PaymentMethodCards({ methods, value, error }: PaymentMethodCardsProps) {
  return (
    <div id="paymentMethodId">
      <RadioCards
        legend="How would you like to pay?"
        name="paymentMethodId"
        defaultValue={value}
        error={error}
        required
        options={methods.map((method) => ({
          value: String(method.id),
          label: method.name,
          description: method.description ?? undefined,
        }))}
      />
    </div>
  );
}

/** Explains what happens after the order, by provider. */
export const paymentExplanations: Record<Provider, string | undefined> = {
  bank_transfer:
    'We place your order at once and tell you where to pay. Give your order number as the reference; we dispatch when the money is here. Faster Payments usually arrive the same day, BACS takes three working days.',
  stripe: 'You pay on our payment provider’s own page. Your card details never reach us.',
  test_card: undefined,
  manual: 'We place your order at once and contact you about the payment.',
};
