import { needsCalledFor, readConditions } from '#features/search/server/door.ts';
import { TELLS_A_WISH } from './kinds.ts';

const LEAST = 2;

/** Whether a message lists what it wants: 'Need 4 off 55in, 24/7 rated, portrait' has conditions that what is offered has to meet. */
export function isSpecified(message: string): boolean {
  if (!TELLS_A_WISH.test(message)) return false;
  const conditions = readConditions(message).filter(({ kind }) => kind !== 'stock' && kind !== 'price');
  const needs = needsCalledFor(message).filter(({ isFact }) => isFact);
  return conditions.length + needs.length >= LEAST;
}
