import type { PaymentMethod } from '#features/payments/contract.ts';
import type { Provider } from '#features/payments/providers.ts';
import { transferTimes } from '#features/payments/transfer-time.ts';
import { RadioCards } from '#ui/radio-cards.tsx';
import { addLondonDays, formatComingDay, type LondonDay } from '#values/london-day.ts';

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

/** Today, how many days the goods of the order would wait for a bank transfer (null where the shop could not say), and from where it comes. */
export type TransferTime = { today: LondonDay; days: number | null; isFromHome: boolean };

/** Explains what happens after the order; null where nothing needs explaining. */
export function paymentExplanation(provider: Provider, { today, days, isFromHome }: TransferTime): string | null {
  switch (provider) {
    case 'bank_transfer': {
      const payBy = days === null ? null : addLondonDays(today, days);
      const held = payBy && ` We hold the goods until ${formatComingDay(payBy, today)}.`;
      return `We place your order at once and tell you where to pay.${held ?? ''} Give your order number as the reference; we dispatch when the money is here. ${transferTimes({ day: today, dueOn: payBy, isFromHome })}`;
    }
    case 'stripe':
      return 'You pay on our payment provider’s own page. Your card details never reach us.';
    case 'manual':
      return 'We place your order at once and contact you about the payment.';
    case 'test_card':
      return null;
  }
}
