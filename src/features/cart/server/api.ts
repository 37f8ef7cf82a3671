import type { CallContext, Caller } from '#features/accounts/server/door.ts';
import type { CartLine, cartContract } from '#features/cart/contract.ts';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import { misfitsAmong } from '#features/fits/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { refuse } from '#platform/refusal.ts';
import { addIfForSale } from './add-if-for-sale.ts';
import { addAllToCart, getAllForSale } from './add-lines.ts';
import { addToCart } from './add-to-cart.ts';
import { type CartOwner, type CartRow, listCartLines, ownerOf } from './cart-lines.ts';
import { changeQuantity, removeLine } from './change-quantity.ts';
import { clearCart } from './door.ts';
import { getForSale } from './for-sale.ts';
import { addFitting, demandFittable, demandOneHeight, haveFitted, removeFitting } from './have-fitted.ts';
import { openCart } from './open-cart.ts';
import { presentLine } from './present-line.ts';
import { summariseCart } from './totals.ts';

export const cartHandlers: Handlers<typeof cartContract, CallContext> = {
  'GET /api/cart': (_input, { context, caller }) => presentCart(context, ownerOf(caller)),

  'GET /api/cart/summary': ({ query }, { context, caller }) => summariseCart(context, ownerOf(caller), query),

  'GET /api/cart/{customerId}': ({ params }, { context, caller }) => {
    demandOwn(caller, params.customerId);
    return presentCart(context, ownerOf(caller));
  },

  'POST /api/cart': async ({ body }, call) => {
    const { context, caller } = call;
    if (body.customerId != null) demandOwn(caller, body.customerId);
    const known = ownerOf(caller);
    const raised = known && !body.fitting ? await addIfForSale(context, known, body) : undefined;
    if (raised) return presentOne(context, raised);
    // Checked before a guest gets a session, so that a refusal stores nothing.
    const product = await getForSale(context.db, body.productId);
    if (body.fitting) {
      await demandFittable(context.db, product.id, body.fitting, 'fitting.height');
      await demandOneHeight(context.db, ownerOf(caller), product.id, body.fitting);
    }
    const owner = await openCart(call, 1);
    const added = await addToCart(context, owner, product, body.quantity);
    if (!body.fitting) return presentOne(context, added);
    return presentOne(context, await addFitting(context.db, owner, added.id, body.fitting));
  },

  'POST /api/cart/lines': async ({ body }, call) => {
    const { context } = call;
    const wanted = await getAllForSale(context.db, body.items);
    const owner = await openCart(call, body.items.length);
    const rows = await addAllToCart(context, owner, wanted);
    return Promise.all(rows.map((row) => presentOne(context, row)));
  },

  'PUT /api/cart/{id}': async ({ params, body }, { context, caller }) =>
    presentOne(context, await changeQuantity(context, ownerOf(caller), params.id, body.quantity)),

  'PUT /api/cart/{id}/fitting': async ({ params, body }, { context, caller }) =>
    presentOne(context, await haveFitted(context, ownerOf(caller), params.id, body)),

  'DELETE /api/cart/{id}/fitting': async ({ params }, { context, caller }) =>
    presentOne(context, await removeFitting(context, ownerOf(caller), params.id)),

  'DELETE /api/cart/{id}': async ({ params }, { context, caller }) => {
    await removeLine(context, ownerOf(caller), params.id);
    return undefined;
  },

  'DELETE /api/cart/customer/{customerId}': async ({ params }, { context, caller }) => {
    demandOwn(caller, params.customerId);
    return emptyCart(context, ownerOf(caller));
  },

  'DELETE /api/cart': (_input, { context, caller }) => emptyCart(context, ownerOf(caller)),
};

// Only the owner may name a cart by its owner; this refuses staff too (decision A2).
function demandOwn({ user }: Caller, customerId: number): void {
  if (user?.id !== customerId) throw refuse('forbidden', 'This is not your cart.');
}

async function presentCart(context: AppContext, owner: CartOwner | null): Promise<CartLine[]> {
  if (!owner) return [];
  const [snapshot, rows] = await Promise.all([catalogueOf(context).current(), listCartLines(context.db, owner)]);
  const misfits = await misfitsAmong(
    context,
    rows.map(({ productId }) => productId),
  );
  return rows.map((row) => {
    const misfit = misfits.find(({ productId }) => productId === row.productId);
    return { ...presentLine(row, snapshot), ...(misfit ? { misfit } : {}) };
  });
}

async function presentOne(context: AppContext, row: CartRow): Promise<CartLine> {
  const catalogue = catalogueOf(context);
  // The product is in the database, so a catalogue snapshot without it is outdated.
  if (!(await catalogue.current()).byId.has(row.productId)) await catalogue.refresh();
  return presentLine(row, await catalogue.current());
}

async function emptyCart(context: AppContext, owner: CartOwner | null): Promise<undefined> {
  if (owner) await clearCart(context.db, owner);
  return undefined;
}
