import type { DeliveryMethod } from '#features/delivery/contract.ts';
import { DeliveryMethodCards } from '#features/delivery/screens/delivery-method-cards.tsx';
import type { Pence } from '#values/money.ts';
import { CheckoutSection } from '../checkout-section.tsx';
import type { CheckoutValues } from './checkout-form.ts';

type DeliveryMethodSectionProps = {
  methods: readonly DeliveryMethod[];
  subtotal: Pence;
  values: CheckoutValues;
  errors: Record<string, string>;
};

export function DeliveryMethodSection({ methods, subtotal, values, errors }: DeliveryMethodSectionProps) {
  return (
    <CheckoutSection title="Delivery method">
      <DeliveryMethodCards
        methods={methods}
        subtotal={subtotal}
        value={values.deliveryMethodId}
        error={errors.deliveryMethodId}
      />
    </CheckoutSection>
  );
}
