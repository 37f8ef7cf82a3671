import type { Product } from '#features/catalogue/contract.ts';
import { everyToken, isStopWord } from '#features/search/engine/tokens.ts';
import { isSoftWord } from '#features/search/soft-words.ts';
import { tellingWords } from '../meant-products.ts';

/** What is said where a product's page was searched in vain: it may still be there, in other words. */
export const NOT_FOUND = 'I did not find that on its page. Please look there, or ask a person.';

/** 'The Totem 43: I did not find that …' of several products, in one sentence. */
export function notFoundOnce(lines: readonly string[]): string[] {
  const silent = lines.filter((line) => line.endsWith(`: ${NOT_FOUND}`));
  if (silent.length < 2) return [...lines];
  const names = silent.map((line) => line.slice(0, -NOT_FOUND.length - 2));
  const others = lines.filter((line) => !silent.includes(line));
  return [
    ...others,
    `I did not find that on the pages of ${names.slice(0, -1).join(', ')} or ${names.at(-1)}. Please look there, or ask a person.`,
  ];
}

const OF_WHAT = /Of [^.;:‘’]+? I did not find anything on its page; a person can find out\./u;

/** What was found on none of several pages, said once at the end instead of on each line. */
export function unsaidOnce(lines: readonly string[]): string[] {
  const [said] = OF_WHAT.exec(lines[0] ?? '') ?? [];
  if (!said || lines.length < 2 || !lines.every((line) => line.includes(said))) return [...lines];
  return [...lines.map((line) => line.replace(said, '').trim()), said.replace('its page', 'these pages')];
}

// 'A 55 inch touch screen' is in every other description.
const OF_ANY = new Set(
  everyToken('screen display monitor panel signage digital sign board menu kiosk totem touch touchscreen tv wall unit'),
);
const SHORTEST = 4;
// 'Renew' and 'renewal' are of one stem.
// Places are soft words to the search, and a corridor on the page is what was asked for.
const LONG = 6;
const STEM = 5;
const ENDING = 3;

/** The sentences of a product's page that share a telling word with a message, those with most first, with how many they share. */
function sharing({ name, description }: Product, message: string): readonly { sentence: string; shared: number }[] {
  const own = new Set(everyToken(name));
  const asks = everyToken(tellingWords(message)).filter(
    (token) =>
      token.length >= SHORTEST &&
      ![
        own.has(token),
        token.includes('#'),
        isStopWord(token),
        OF_ANY.has(token),
        token.length < LONG && isSoftWord(token),
      ].includes(true),
  );
  const isIn = (word: string, tokens: readonly string[]) =>
    tokens.some((token) => word === token || isOfOneStem(word, token));
  return (description ?? '')
    .split(/(?<=[.!?])\s+/u)
    .map((sentence) => {
      const tokens = everyToken(sentence);
      return { sentence, shared: asks.filter((word) => isIn(word, tokens)).length };
    })
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared);
}

/** The sentences of a product's page that share at least so many telling words with a message, those with most first. */
export function sentencesLike(product: Product, message: string, least = 1): string[] {
  return sharing(product, message)
    .filter(({ shared }) => shared >= least)
    .map(({ sentence }) => sentence);
}

function isOfOneStem(one: string, other: string): boolean {
  const isNear = Math.abs(one.length - other.length) <= ENDING;
  return one.length >= STEM && other.length >= STEM && isNear && (one.startsWith(other) || other.startsWith(one));
}
