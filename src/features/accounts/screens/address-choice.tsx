import type { Address } from '#features/accounts/contract.ts';
import { postalCountry } from '#features/accounts/countries.ts';
import { RadioCards, type RadioOption } from '#ui/radio-cards.tsx';

type AddressChoiceProps = {
  legend: string;
  name: string;
  addresses: readonly Address[];
  /** An option above the saved addresses. */
  first?: RadioOption;
  value?: string;
  error?: string;
};

/** Radio cards for the saved addresses and a new one. */
export function AddressChoice({ legend, name, addresses, first, value, error }: AddressChoiceProps) {
  return (
    <div id={name}>
      <RadioCards
        legend={legend}
        name={name}
        defaultValue={value}
        error={error}
        options={[
          ...(first ? [first] : []),
          ...addresses.map((address) => ({
            value: String(address.id),
            label: [address.firstName, address.lastName].filter(Boolean).join(' ') || address.addressLine1,
            description: [address.company, address.addressLine1, address.city, address.postcode, postalCountry(address)]
              .filter(Boolean)
              .join(', '),
          })),
          { value: 'new', label: 'A new address' },
        ]}
      />
    </div>
  );
}
