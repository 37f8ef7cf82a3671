import type { CallContext, Caller } from '#features/accounts/server/caller.ts';
import type { CartLine, cartContract } from '#features/cart/contract.ts';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import type { Ground } from '#platform/ground.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { refuse } from '#platform/refusal.ts';
import { addToCart } from './add-to-cart.ts';
import { type CartOwner, type CartRow, listCartLines, ownerOf } from './cart-lines.ts';
import { changeQuantity, removeLine } from './change-quantity.ts';
import { clearCart } from './door.ts';
import { getForSale } from './for-sale.ts';
import { presentLine } from './present-line.ts';
import { summariseCart } from './totals.ts';

export const cartHandlers: Handlers<typeof cartContract, CallContext> = {
  'GET /api/cart': (_input, { ground, caller }) => presentCart(ground, ownerOf(caller)),

  'GET /api/cart/summary': (_input, { ground, caller }) => summariseCart(ground, ownerOf(caller)),

  'GET /api/cart/{customerId}': ({ params }, { ground, caller }) => {
    demandOwn(caller, params.customerId);
    return presentCart(ground, ownerOf(caller));
  },

  'POST /api/cart': async ({ body }, context) => {
    const { ground, caller } = context;
    if (body.customerId != null) demandOwn(caller, body.customerId);
    // Before a guest is given a session: a refused product leaves no trace.
    const product = await getForSale(ground.db, body.productId);
    const owner = ownerOf(caller) ?? { customerId: null, sessionId: (await context.openGuestSession()).id };
    return presentOne(ground, await addToCart(ground, owner, product, body.quantity));
  },

  'PUT /api/cart/{id}': async ({ params, body }, { ground, caller }) =>
    presentOne(ground, await changeQuantity(ground, ownerOf(caller), params.id, body.quantity)),

  'DELETE /api/cart/{id}': async ({ params }, { ground, caller }) => {
    await removeLine(ground, ownerOf(caller), params.id);
    return undefined;
  },

  'DELETE /api/cart/customer/{customerId}': async ({ params }, { ground, caller }) => {
    demandOwn(caller, params.customerId);
    return emptyCart(ground, ownerOf(caller));
  },

  'DELETE /api/cart': (_input, { ground, caller }) => emptyCart(ground, ownerOf(caller)),
};

// Nobody, staff included, acts on another one's cart by naming its owner (decision A2).
function demandOwn({ user }: Caller, customerId: number): void {
  if (user?.id !== customerId) throw refuse('forbidden', 'This is not your cart.');
}

async function presentCart(ground: Ground, owner: CartOwner | null): Promise<CartLine[]> {
  if (!owner) return [];
  const [snapshot, rows] = await Promise.all([catalogueOf(ground).current(), listCartLines(ground.db, owner)]);
  return rows.map((row) => presentLine(row, snapshot));
}

async function presentOne(ground: Ground, row: CartRow): Promise<CartLine> {
  const catalogue = catalogueOf(ground);
  // The database just sold it, so a memory that does not know it yet is behind.
  if (!(await catalogue.current()).byId.has(row.productId)) await catalogue.refresh();
  return presentLine(row, await catalogue.current());
}

async function emptyCart(ground: Ground, owner: CartOwner | null): Promise<undefined> {
  if (owner) await clearCart(ground.db, owner);
  return undefined;
}
