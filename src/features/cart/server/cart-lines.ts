import { and, eq, type SQL } from 'drizzle-orm';
import type { Caller } from '#features/accounts/server/door.ts';
import { cartItems } from '#features/cart/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';

/** Whose cart: a user's, or a guest's by their session (decision C1). */
export type CartOwner = { customerId: number; sessionId: null } | { customerId: null; sessionId: number };

export type CartRow = typeof cartItems.$inferSelect;

/** The owner that this caller is; null for a visitor whom nothing binds to a cart yet. */
export function ownerOf({ user, session }: Caller): CartOwner | null {
  if (user) return { customerId: user.id, sessionId: null };
  return session ? { customerId: null, sessionId: session.id } : null;
}

/** The lines of a cart in the order in which they were added. */
export function listCartLines(db: Database | Transaction, owner: CartOwner): Promise<CartRow[]> {
  return db.select().from(cartItems).where(belongsTo(owner)).orderBy(cartItems.id);
}

/** One line of this owner's own, or null. */
export async function findCartLine(db: Database | Transaction, owner: CartOwner, id: number): Promise<CartRow | null> {
  const [row] = await db
    .select()
    .from(cartItems)
    .where(and(belongsTo(owner), eq(cartItems.id, id)));
  return row ?? null;
}

export function belongsTo({ customerId, sessionId }: CartOwner): SQL {
  return customerId === null ? eq(cartItems.sessionId, sessionId) : eq(cartItems.customerId, customerId);
}
