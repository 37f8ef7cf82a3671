import type { ReactNode } from 'react';
import type { Address } from '#features/accounts/contract.ts';
import { AddressChoice } from '#features/accounts/screens/address-choice.tsx';
import { AddressFields } from '#features/accounts/screens/address-fields.tsx';
import type { DeliveryPlan } from '#features/delivery/contract.ts';
import { DeliveryMethodCards } from '#features/delivery/screens/delivery-method-cards.tsx';
import { ByQuote } from '#features/delivery/screens/shop/by-quote.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { BasisPoints, Pence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { CheckoutSection } from '../checkout-section.tsx';
import type { CheckoutValues } from './checkout-form.ts';

type AddressSectionProps = {
  addresses: readonly Address[];
  values: CheckoutValues;
  errors: Record<string, string>;
  isCollection: boolean;
};

export function DeliveryAddressSection({ addresses, values, errors, isCollection }: AddressSectionProps) {
  const hasChoice = addresses.length > 0;
  return (
    <CheckoutSection title="Delivery address">
      {isCollection && <Notice tone="info">You collect this order, so we need no address.</Notice>}
      {!isCollection && hasChoice && (
        <AddressChoice
          legend="Where should it go?"
          name="deliveryAddressId"
          addresses={addresses}
          value={values.deliveryAddressId}
          error={errors.deliveryAddressId}
        />
      )}
      {!isCollection && (
        <Shown when={!hasChoice || values.deliveryAddressId === 'new'}>
          <AddressFields name="deliveryAddress" autoFill="shipping" values={values} errors={errors} />
          <OtherCountry />
        </Shown>
      )}
    </CheckoutSection>
  );
}

export function BillingAddressSection({ addresses, values, errors, isCollection }: AddressSectionProps) {
  return (
    <CheckoutSection title="Billing address">
      <AddressChoice
        legend="Who is the invoice for?"
        name="billingAddressId"
        addresses={addresses}
        first={
          isCollection
            ? { value: 'same', label: 'No billing address', description: 'Your receipt carries your e-mail address' }
            : { value: 'same', label: 'Same as the delivery address' }
        }
        value={values.billingAddressId}
        error={errors.billingAddressId}
      />
      <Shown when={values.billingAddressId === 'new'}>
        <AddressFields name="billingAddress" autoFill="billing" values={values} errors={errors} />
        <OtherCountry />
      </Shown>
    </CheckoutSection>
  );
}

// An address names one of the countries that we deliver to, on the invoice as well.
function OtherCountry() {
  return (
    <p className="meta mt-3">
      Is it in another country?{' '}
      <TextLink href={paths.contact('An order to another country')}>Ask us before you order</TextLink>
    </p>
  );
}

type DeliveryMethodSectionProps = {
  plan: DeliveryPlan;
  subtotal: Pence;
  vatRate: BasisPoints;
  /** The id of the method that is chosen. */
  chosen: string | undefined;
  errors: Record<string, string>;
};

/** How the order gets to the customer, and by when. */
export function DeliveryMethodSection({ plan, chosen, errors, ...money }: DeliveryMethodSectionProps) {
  return (
    <CheckoutSection title="Delivery method">
      {plan.byQuote && <ByQuote sentence={plan.byQuote} href={paths.requestQuote} />}
      {plan.options.length > 0 && (
        <DeliveryMethodCards plan={plan} {...money} value={chosen} error={errors.deliveryMethodId} />
      )}
    </CheckoutSection>
  );
}

/** Shows its children when needed. Without scripts they cannot appear later, so they are always shown. */
export function Shown({ when, children }: { when: boolean; children: ReactNode }) {
  return when ? children : <noscript>{children}</noscript>;
}
