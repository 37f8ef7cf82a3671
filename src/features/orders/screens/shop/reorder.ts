import type { Order } from '#features/orders/contract.ts';
import { type Api, ApiError } from '#web/api.ts';

export interface Reordered {
  /** What was added to the cart. */
  added: { name: string; quantity: number }[];
  /** What was not added, in whole or in part, and why. */
  missed: { name: string; why: string }[];
  /** Fitting and survey, which are chosen anew with the screens. */
  services: string[];
}

/** Adds an order's items to the cart again, as far as they are still sold, at today's prices. */
export async function reorder(api: Api, { items }: Pick<Order, 'items'>): Promise<Reordered> {
  const services = items.filter(({ isService }) => isService).map(({ productName }) => productName);
  const outcome: Reordered = { added: [], missed: [], services };
  for (const { productId, productName: name, quantity } of items.filter(({ isService }) => !isService)) {
    const refused = await tryToAdd(api, productId, quantity);
    if (!refused) {
      outcome.added.push({ name, quantity });
      continue;
    }
    const { available, why } = refused;
    // When stock is short, add what is left, unless the cart already has it.
    const isPartAdded = available > 0 && available < quantity && !(await tryToAdd(api, productId, available));
    if (isPartAdded) outcome.added.push({ name, quantity: available });
    outcome.missed.push({ name, why: why ?? `${name} is no longer sold.` });
  }
  return outcome;
}

/** Null when it was added; otherwise how many are available and the server's sentence. */
async function tryToAdd(api: Api, productId: number, quantity: number) {
  try {
    await api('POST /api/cart', { body: { productId, quantity } });
    return null;
  } catch (error) {
    const isRefused = error instanceof ApiError && (error.status === 404 || error.status === 409);
    if (!isRefused) throw error;
    const available = Number((error.problem as { available?: number } | null)?.available ?? 0);
    return { available, why: error.status === 404 ? null : (error.problem?.detail ?? null) };
  }
}
