import { and, eq, type SQL } from 'drizzle-orm';
import type { Caller } from '#features/accounts/server/door.ts';
import { cartItems } from '#features/cart/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';

/** The owner of a cart: a user, or a guest's session (decision C1). */
export type CartOwner = { customerId: number; sessionId: null } | { customerId: null; sessionId: number };

export type CartRow = typeof cartItems.$inferSelect;

/** The caller as the owner of a cart; null for a visitor without a session. */
export function ownerOf({ user, session }: Caller): CartOwner | null {
  if (user) return { customerId: user.id, sessionId: null };
  return session ? { customerId: null, sessionId: session.id } : null;
}

/** The lines of a cart in the order in which they were added. */
export function listCartLines(db: Database | Transaction, owner: CartOwner): Promise<CartRow[]> {
  return db.select().from(cartItems).where(belongsTo(owner)).orderBy(cartItems.id);
}

/** One line of this owner's cart, or null. */
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
