import type { Order } from '#features/orders/contract.ts';

type PostalAddress = NonNullable<Order['deliveryAddress']>;

/** An address as an envelope shows it. */
export function AddressBlock({ address }: { address: PostalAddress }) {
  const lines = [
    `${address.firstName} ${address.lastName}`,
    address.company,
    address.addressLine1,
    address.addressLine2,
    [address.city, address.county].filter(Boolean).join(', '),
    address.postcode,
    address.country,
  ].filter(Boolean);
  return (
    <address className="text-sm not-italic leading-relaxed">
      {lines.map((line, at) => (
        <span key={`${at}-${line}`} dir="auto" className={at === 0 ? 'name block font-semibold' : 'name block'}>
          {line}
        </span>
      ))}
      {address.phoneNumber && <span className="mt-1 block text-ink-soft">{address.phoneNumber}</span>}
    </address>
  );
}
