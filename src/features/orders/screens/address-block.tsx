import { postalCountry } from '#features/accounts/countries.ts';
import type { Order } from '#features/orders/contract.ts';

type PostalAddress = NonNullable<Order['deliveryAddress']>;

/** An address as an envelope shows it. */
export function AddressBlock({ address }: { address: PostalAddress }) {
  const lines = [
    address.company,
    address.addressLine1,
    address.addressLine2,
    [address.city, address.county].filter(Boolean).join(', '),
    address.postcode,
    postalCountry(address),
  ].filter(Boolean);
  return (
    <address className="whitespace-pre-line text-sm not-italic leading-relaxed">
      <strong dir="auto" className="name block">
        {address.firstName} {address.lastName}
      </strong>
      <span dir="auto" className="name block">
        {lines.join('\n')}
      </span>
      {address.phoneNumber && <span className="mt-1 block text-ink-soft">{address.phoneNumber}</span>}
    </address>
  );
}
