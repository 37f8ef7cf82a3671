import { AddressChoice } from '#features/accounts/screens/address-choice.tsx';
import { AddressFields } from '#features/accounts/screens/address-fields.tsx';
import type { DeliveryMethod } from '#features/delivery/contract.ts';
import { DeliveryMethodCards } from '#features/delivery/screens/delivery-method-cards.tsx';
import { CheckoutSection } from '../checkout-section.tsx';
import type { PhoneOrder } from './use-phone-order.ts';

/** The delivery method and address of a phone order. */
export function PhoneOrderDelivery({ order, methods }: { order: PhoneOrder; methods: readonly DeliveryMethod[] }) {
  const { buyer, values, addressId, method, saved, errors } = order;
  return (
    <CheckoutSection title="Delivery">
      <DeliveryMethodCards
        legend="How does the customer get it?"
        methods={methods}
        subtotal={order.sums.subtotal}
        value={String(methods[0]?.id ?? '')}
        error={errors.deliveryMethodId}
      />
      {buyer && buyer.addresses.length > 0 && (
        <AddressChoice
          key={buyer.id}
          legend={method?.isCollection ? 'Invoice address' : 'Delivery address'}
          name="deliveryAddressId"
          addresses={buyer.addresses.map((address) => ({ ...address, customerId: buyer.id, createdAt: '' }))}
          value={addressId}
          error={errors.deliveryAddressId}
        />
      )}
      {!saved && <AddressFields name="deliveryAddress" autoFill="shipping" values={values} errors={errors} />}
    </CheckoutSection>
  );
}
