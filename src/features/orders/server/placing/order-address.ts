import { type Address, addressBody, type User } from '#features/accounts/contract.ts';
import { getAddress } from '#features/accounts/server/door.ts';
import type { OrderAddress } from '#features/orders/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { errorsByField } from '#platform/http/check-input.ts';
import { Refusal } from '#platform/refusal.ts';

export interface SentAddress {
  /** `deliveryAddress` or `billingAddress`. */
  field: string;
  id: number | null | undefined;
  address: unknown;
}

type Found = { address: OrderAddress } | { errors: Record<string, string[]> };

/** The address of a request: one of the customer's own by its id, or the one in the body. */
export async function readOrderAddress(
  tx: Database | Transaction,
  sent: SentAddress,
  user: User | null,
): Promise<Found> {
  if (sent.id) return savedAddress(tx, sent, user);
  const result = addressBody.safeParse(sent.address ?? {});
  if (result.success) return { address: result.data };
  return { errors: withPrefix(sent.field, errorsByField(result.error)) };
}

async function savedAddress(tx: Database | Transaction, { field, id }: SentAddress, user: User | null): Promise<Found> {
  const saved = user && id ? await findOwnAddress(tx, id, user.id) : null;
  if (!saved) return { errors: { [`${field}Id`]: ['Choose one of your addresses'] } };
  // Saved addresses may lack a name, or be older than today's rules; an old phone number stops no delivery.
  const { phoneNumber } = saved;
  const result = addressBody.safeParse({
    ...saved,
    phoneNumber: null,
    firstName: saved.firstName ?? user?.firstName,
    lastName: saved.lastName ?? user?.lastName,
  });
  if (result.success) return { address: { ...result.data, phoneNumber } };
  return { errors: { [`${field}Id`]: ['This address is incomplete. Edit it or enter another.'] } };
}

async function findOwnAddress(tx: Database | Transaction, id: number, customerId: number): Promise<Address | null> {
  try {
    return await getAddress(tx, id, customerId);
  } catch (error) {
    // An unknown address is an error of its field, not a 404.
    if (error instanceof Refusal && error.code === 'not_found') return null;
    throw error;
  }
}

function withPrefix(field: string, errors: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) =>
      name === 'body' ? [field, ['Enter an address']] : [`${field}.${name}`, messages],
    ),
  );
}
