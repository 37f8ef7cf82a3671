import type { Customer } from '#features/customers/contract.ts';

/** The name of a customer, or else the username. */
export function customerName({ firstName, lastName, username }: Pick<Customer, 'firstName' | 'lastName' | 'username'>) {
  return [firstName, lastName].filter(Boolean).join(' ') || username;
}
