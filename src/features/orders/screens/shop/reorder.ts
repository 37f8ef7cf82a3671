import type { Order } from '#features/orders/contract.ts';
import { type Api, ApiError } from '#web/api.ts';

export interface Reordered {
  /** What is in the cart now. */
  added: { name: string; quantity: number }[];
  /** What is not, in whole or in part, each with why. */
  missed: { name: string; why: string }[];
}

/** Puts what an order held into the cart once more, as far as it is still sold, at today's prices. */
export async function reorder(api: Api, { items }: Pick<Order, 'items'>): Promise<Reordered> {
  const outcome: Reordered = { added: [], missed: [] };
  for (const { productId, productName: name, quantity } of items) {
    const refused = await tryToAdd(api, productId, quantity);
    if (!refused) {
      outcome.added.push({ name, quantity });
      continue;
    }
    const { available, why } = refused;
    // Of what is short the rest will do, if the cart does not hold it already.
    const isPartAdded = available > 0 && available < quantity && !(await tryToAdd(api, productId, available));
    if (isPartAdded) outcome.added.push({ name, quantity: available });
    outcome.missed.push({ name, why: why ?? `${name} is no longer sold.` });
  }
  return outcome;
}

/** Null when it is in the cart; otherwise how many there are and the shop's own sentence. */
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
