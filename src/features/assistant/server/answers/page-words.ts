import type { Product } from '#features/catalogue/contract.ts';
import { everyToken, isStopWord } from '#features/search/engine/tokens.ts';
import { isSoftWord } from '#features/search/soft-words.ts';
import { THING_NAMES } from '#features/search/understanding/things.ts';
import { tellingWords } from '../meant-products.ts';

/** What is said where a product's page was searched in vain: it may still be there, in other words. */
export const NOT_FOUND = 'I did not find that on its page. Please look there, or ask a person.';

// 'A 55 inch touch screen' is in every other description.
const OF_ANY = new Set(THING_NAMES.flatMap(({ tokens }) => tokens));
const SHORTEST = 4;
// 'Renew' and 'renewal' are of one stem.
const STEM = 5;

/** The sentences of a product's page that share a telling word with a message. */
export function sentencesLike({ name, description }: Product, message: string): string[] {
  const own = new Set(everyToken(name));
  const asks = everyToken(tellingWords(message)).filter(
    (token) =>
      token.length >= SHORTEST &&
      ![own.has(token), token.includes('#'), isStopWord(token), OF_ANY.has(token), isSoftWord(token)].includes(true),
  );
  const isLike = (token: string) => asks.some((word) => word === token || isOfOneStem(word, token));
  return (description ?? '').split(/(?<=[.!?])\s+/u).filter((sentence) => everyToken(sentence).some(isLike));
}

function isOfOneStem(one: string, other: string): boolean {
  return one.length >= STEM && other.length >= STEM && (one.startsWith(other) || other.startsWith(one));
}
