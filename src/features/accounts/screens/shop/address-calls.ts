import type { Address } from '#features/accounts/contract.ts';
import type { Country } from '#features/accounts/countries.ts';
import { textOf, textsOf } from '#values/form-text.ts';
import type { Api } from '#web/api.ts';

const FIELDS = [
  ...(['country', 'firstName', 'lastName', 'company', 'addressLine1', 'addressLine2'] as const),
  ...(['city', 'county', 'postcode', 'phoneNumber'] as const),
];

/** The values of the address form as typed. */
export type AddressValues = Record<(typeof FIELDS)[number] | 'type', string> & { isDefault: boolean };

export function addressValues(form: FormData): AddressValues {
  return { ...textsOf(form, FIELDS), type: textOf(form, 'type') || 'shipping', isDefault: form.has('isDefault') };
}

export function valuesOf(address: Address): AddressValues {
  const fields = Object.fromEntries(FIELDS.map((name) => [name, address[name] ?? ''])) as Record<
    (typeof FIELDS)[number],
    string
  >;
  return { ...fields, type: address.type, isDefault: address.isDefault };
}

/** Adds an address to the book, or changes the one with this id. */
export function saveAddress(api: Api, id: number | null, values: AddressValues) {
  const body = { ...values, type: values.type as Address['type'], country: values.country as Country };
  if (id === null) return api('POST /api/addresses', { body });
  return api('PUT /api/addresses/{id}', { params: { id: String(id) }, body });
}

export function deleteAddress(api: Api, id: number) {
  return api('DELETE /api/addresses/{id}', { params: { id: String(id) } });
}
