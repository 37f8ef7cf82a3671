import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { type Advice, readConditions } from '#features/search/server/door.ts';
import type { Best } from '../find-best.ts';

// The reason that the search gives where only words of the description are alike.
const BY_CHANCE = 'It comes nearest to your words.';
const ONLY_PRICE = /^£[\d,.]+ is within [^,]+\.$/u;

/** What a message names for certain: its things with its conditions and what its story calls for; empty without either of the latter. */
export function thingsOf(message: string, calls: string): string {
  const conditions = readConditions(message).map(({ from, to }) => message.slice(from, to));
  const stated = [...conditions, calls].filter(Boolean);
  return stated.length > 0 ? [...nounPhrasesIn(message), ...stated].join(', ') : '';
}

/** Whether what was found shares only words with what was asked. */
export function isChance({ products: [first], isAbout: isOfShop }: Best): boolean {
  return first === undefined || !isOfShop || isOfChance(first);
}

/** The same of one product. */
export function isOfChance({ reason }: Advice['products'][number]): boolean {
  return reason === BY_CHANCE || ONLY_PRICE.test(reason);
}
