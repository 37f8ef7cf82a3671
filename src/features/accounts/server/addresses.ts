import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Address, accountsContract } from '#features/accounts/contract.ts';
import { customerAddresses, users } from '#features/accounts/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';

type AddressRow = typeof customerAddresses.$inferSelect;
export type SavedAddress = z.output<(typeof accountsContract)['POST /api/addresses']['body']>;

/** A customer's address book, oldest first. */
export async function listAddresses(db: Database | Transaction, customerId: number): Promise<Address[]> {
  const rows = await db
    .select()
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customerId))
    .orderBy(asc(customerAddresses.id));
  return rows.map(presentAddress);
}

/** An address of this customer. Throws `not_found`, also for another customer's. */
export async function getAddress(db: Database | Transaction, id: number, customerId: number): Promise<Address> {
  const [row] = await db.select().from(customerAddresses).where(isOwn(id, customerId));
  return presentAddress(row ?? refuseUnknown());
}

export async function addAddress(
  tx: Transaction,
  customerId: number,
  address: SavedAddress,
  at: Date,
): Promise<Address> {
  await makeRoomForDefault(tx, customerId, address);
  const [row] = await tx
    .insert(customerAddresses)
    .values({ ...columnsOf(address), customerId, createdAt: at })
    .returning();
  return presentAddress(row ?? refuseUnknown());
}

export async function changeAddress(
  tx: Transaction,
  id: number,
  customerId: number,
  address: SavedAddress,
): Promise<Address> {
  await makeRoomForDefault(tx, customerId, address);
  const [row] = await tx.update(customerAddresses).set(columnsOf(address)).where(isOwn(id, customerId)).returning();
  return presentAddress(row ?? refuseUnknown());
}

export async function removeAddress(tx: Database | Transaction, id: number, customerId: number): Promise<void> {
  const removed = await tx
    .delete(customerAddresses)
    .where(isOwn(id, customerId))
    .returning({ id: customerAddresses.id });
  if (!removed.length) refuseUnknown();
}

// One default a type. Locking the customer's row makes two tabs that choose at once take turns.
async function makeRoomForDefault(tx: Transaction, customerId: number, { isDefault, type }: SavedAddress) {
  if (!isDefault) return;
  await tx.select({ id: users.id }).from(users).where(eq(users.id, customerId)).for('no key update');
  await tx
    .update(customerAddresses)
    .set({ isDefault: false })
    .where(
      and(
        eq(customerAddresses.customerId, customerId),
        eq(customerAddresses.type, type),
        eq(customerAddresses.isDefault, true),
      ),
    );
}

// A change replaces the whole address, so fields that were left out become null.
function columnsOf(address: SavedAddress) {
  const { type, firstName, lastName, addressLine1, city, postcode, country, isDefault } = address;
  return {
    ...{ type, firstName, lastName, addressLine1, city, postcode, country, isDefault },
    company: address.company ?? null,
    addressLine2: address.addressLine2 ?? null,
    county: address.county ?? null,
    phoneNumber: address.phoneNumber ?? null,
  };
}

function isOwn(id: number, customerId: number) {
  return and(eq(customerAddresses.id, id), eq(customerAddresses.customerId, customerId));
}

function presentAddress({ createdAt, ...row }: AddressRow): Address {
  return { ...row, createdAt: createdAt.toISOString() };
}

function refuseUnknown(): never {
  throw refuse('not_found', 'There is no such address in your address book.');
}
