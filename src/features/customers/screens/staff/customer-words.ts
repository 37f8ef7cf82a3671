import type { Customer } from '#features/customers/contract.ts';

/** What a customer is called: by name, else as they sign in. */
export function customerName({ firstName, lastName, username }: Pick<Customer, 'firstName' | 'lastName' | 'username'>) {
  return [firstName, lastName].filter(Boolean).join(' ') || username;
}
