import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import { filtered } from '#platform/list-steps.ts';
import type { Steps } from '#platform/steps.ts';
import { bestFirst } from '../engine/best-first.ts';
import { titlesOf } from '../engine/search-index.ts';
import { everyToken, isStopWord, joined, numberOf } from '../engine/tokens.ts';
import { isGenericWord, isSoftWord } from '../soft-words.ts';
import type { IndexInForce } from './current-index.ts';
import { fewOfAKind, MOST_MEANT } from './few-of-a-kind.ts';
import { rankOrPopular } from './rank-by-words.ts';
import { correctedIn } from './understood.ts';
import type { Scored } from './weigh.ts';

/** Products that a few words mean. */
export interface NamedProducts {
  entries: readonly CatalogueEntry[];
  /** Whether they have it as their part number or name; otherwise they are of the kind and size described. */
  isNamed: boolean;
}

const LOOKED_AT = 24;
const LEAST_CODE = 4;

/**
 * The few products that words name or describe: by part number, by name, or by kind and size. Null where they mean none, any, or
 * too many: 'a screen', 'the wall'.
 */
export function* productsNamedBy(
  words: string,
  snapshot: Snapshot,
  inForce: IndexInForce,
): Steps<NamedProducts | null> {
  const telling = tellingIn(words);
  if (!telling.some((token) => /\p{L}/u.test(token))) return null;
  const code = joined(words);
  if (isLikelyNamed(telling, code, inForce)) {
    const { scored, groups } = yield* rankOrPopular({ q: words }, snapshot, inForce);
    const entriesOf = (some: readonly Scored[]) => some.flatMap(({ place }) => snapshot.entries[place] ?? []);
    const coded = entriesOf(yield* filtered(scored, ({ isByCode }) => isByCode)).filter(
      ({ product }) => joined(product.sku ?? '') === code,
    );
    if (coded.length > 0) return { entries: coded, isNamed: true };
    const best = (yield* bestFirst(scored, LOOKED_AT, ({ score }) => score)).slice(0, LOOKED_AT);
    const named = byName(correctedIn(words, groups)?.query ?? words, entriesOf(best));
    if (named) return named;
  }
  const entries = yield* fewOfAKind(words, snapshot, inForce);
  return entries && { entries, isNamed: false };
}

// Of a word that the catalogue has in its texts and in no name, nothing is called; one that it does not have may be misspelt.
function isLikelyNamed(telling: readonly string[], code: string, { index }: IndexInForce): boolean {
  if (code.length >= LEAST_CODE && /\d/.test(code) && /\p{L}/u.test(code)) return true;
  const isOfNames = (token: string) => titlesOf(index, index.wordIds.get(token) ?? -1) > 0;
  return (
    (telling.length > 1 || telling.some((token) => /\d/.test(token))) &&
    telling.every((token) => !index.wordIds.has(token) || isOfNames(token))
  );
}

// The tokens that tell one product from another, sizes without their unit.
function tellingIn(words: string): string[] {
  return everyToken(words)
    .filter((token) => !isStopWord(token) && !isGenericWord(token) && (!isSoftWord(token) || /\d/.test(token)))
    .map((token) => numberOf(token) ?? token);
}

function byName(words: string, entries: readonly CatalogueEntry[]): NamedProducts | null {
  const telling = tellingIn(words);
  const called = entries.filter(({ product: { name } }) => {
    const own = new Set(tokensOf(name));
    return telling.every((token) => own.has(token));
  });
  const begun = called.filter((entry) => startsWith(ownName(entry), withoutBrand(telling, entry)));
  const exact = begun.filter((entry) => ownName(entry).length === withoutBrand(telling, entry).length);
  const found = [exact, begun, called].find((each) => each.length > 0) ?? [];
  return found.length > 0 && found.length <= MOST_MEANT ? { entries: found, isNamed: begun.length > 0 } : null;
}

function tokensOf(name: string): string[] {
  return everyToken(name).map((token) => numberOf(token) ?? token);
}

// A name without its brand: the 'Touch 65'.
function ownName(entry: CatalogueEntry): string[] {
  return withoutBrand(tokensOf(entry.product.name), entry).filter((token) => !isStopWord(token));
}

function withoutBrand(tokens: readonly string[], { product: { specs } }: CatalogueEntry): string[] {
  const brand = new Set(everyToken(specs.brand ?? ''));
  return tokens.filter((token) => !brand.has(token));
}

function startsWith(tokens: readonly string[], beginning: readonly string[]): boolean {
  return beginning.length > 0 && beginning.every((token, at) => token === tokens[at]);
}
