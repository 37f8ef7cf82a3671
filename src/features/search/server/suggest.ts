import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import type { SuggestAnswer } from '#features/search/contract.ts';
import type { VatView } from '#features/settings/vat-view.ts';
import { atOnce } from '#platform/steps.ts';
import { bestFirst } from '../engine/best-first.ts';
import { codesWith } from '../engine/look-up.ts';
import { type SearchIndex, titlesOf } from '../engine/search-index.ts';
import { corrections } from '../engine/spelling.ts';
import { codesIn, everyToken, isStopWord, joined } from '../engine/tokens.ts';
import { type Beginning, isNear, wordsBeginning } from '../engine/word-beginnings.ts';
import { withoutStretches } from '../understanding/conditions.ts';
import { carriedOver } from './carried-over.ts';
import { conditionsOf } from './catalogue-knows.ts';
import { columnsOf } from './columns/columns.ts';
import type { TestAt } from './columns/places.ts';
import { countCategories } from './count-categories.ts';
import type { IndexInForce } from './current-index.ts';
import { meetsAll } from './meets-conditions.ts';
import { type Phrase, phraseOf, phrasesOf } from './phrases.ts';
import { popularFirst, popularPlace } from './popular.ts';
import { pricesNamedIn } from './price-side.ts';

const MOST = { codes: 5, products: 5, categories: 3, queries: 5, tokens: 8, titles: 2_000, looked: 50 };
const SCORE = { exact: 1, begun: 0.8, forgiven: 0.5, first: 0.3, soldOut: 0.4 };

/** Suggestions for an unfinished query: products, categories, and queries with results. */
export function suggest(
  typed: string,
  snapshot: Snapshot,
  inForce: IndexInForce,
  asked: readonly Phrase[] = [],
  vat?: VatView,
): SuggestAnswer {
  const { amounts } = inForce.attributes;
  const conditions = conditionsOf(typed, snapshot, amounts);
  const words = withoutStretches(typed, conditions);
  const tokens = everyToken(words)
    .filter((token, at, all) => !isStopWord(token) || at === all.length - 1)
    .slice(0, MOST.tokens);
  const columns = columnsOf(snapshot);
  const isMet = meetsAll(conditions, amounts, pricesNamedIn({ q: typed, vat }, snapshot), columns);
  if (tokens.length === 0) {
    const products = conditions.length > 0 ? firstPopular(snapshot, isMet) : [];
    return { products: products.map(presentEntry), categories: [], queries: [] };
  }
  const meant = tokens.map((token, at) => (at < tokens.length - 1 ? put(inForce.index, token, tokens) : token));
  const products = productsFor(typed, meant, snapshot, inForce).filter(({ product }) =>
    isMet(columns.placeById(product.id)),
  );
  return {
    products: products.slice(0, MOST.products).map(presentEntry),
    categories: categoriesOf(snapshot)
      .filter(({ phrase }) => beginsAll(meant, phrase))
      .slice(0, MOST.categories)
      .map(({ phrase, count }) => ({ name: phrase.text, count })),
    queries: queriesFor(meant, typed, [asked, inForce.phrases ?? phrasesOf(inForce.words ?? [])]),
  };
}

function firstPopular(snapshot: Snapshot, isMet: TestAt): CatalogueEntry[] {
  const found: CatalogueEntry[] = [];
  for (const place of popularFirst(snapshot)) {
    const entry = snapshot.entries[place];
    if (entry && isMet(place)) found.push(entry);
    if (found.length === MOST.products) break;
  }
  return found;
}

// Corrects a finished word that the catalogue lacks, as a search does.
function put(index: SearchIndex, token: string, tokens: readonly string[]): string {
  if (index.wordIds.has(token)) return token;
  const others = tokens.flatMap((other) => (other === token ? [] : (index.wordIds.get(other) ?? [])));
  const [best] = corrections(index, token, others);
  return best ? (index.words[best.word] ?? token) : token;
}

function productsFor(typed: string, tokens: readonly string[], snapshot: Snapshot, inForce: IndexInForce) {
  const { index, ids } = inForce;
  const scores = scoreTitles(index, tokens);
  for (const document of codesFor(index, typed)) scores.set(document, 10 + (scores.get(document) ?? 0));
  const { length } = snapshot.entries;
  const scored: { entry: CatalogueEntry; score: number }[] = [];
  for (const [document, score] of scores) {
    const entry = snapshot.byId.get(ids[document] ?? 0);
    if (!entry) continue;
    const place = popularPlace(snapshot, entry) / (10 * length + 1);
    scored.push({ entry, score: score - place - (entry.product.inStock ? 0 : SCORE.soldOut) });
  }
  return atOnce(bestFirst(scored, MOST.looked, ({ score }) => score))
    .slice(0, MOST.looked)
    .map(({ entry }) => entry);
}

/** Scores titles with every word, the last possibly unfinished; if there are none, those with the rarest word. */
function scoreTitles(index: SearchIndex, tokens: readonly string[]): Map<number, number> {
  const groups = tokens.map((token, at) =>
    at < tokens.length - 1 ? wholeWord(index, token) : wordsBeginning(index, token),
  );
  const titles = (group: readonly Beginning[]) => group.reduce((sum, { word }) => sum + titlesOf(index, word), 0);
  // Rarest first, to scan as little as possible.
  const byRarity = groups.map((group) => ({ group, count: titles(group) })).sort((a, b) => a.count - b.count);
  const inAll = byRarity[0]?.count ? inEvery(index, byRarity) : new Map<number, number>();
  if (inAll.size > 0 || tokens.length < 2) return inAll;
  // 'touch scr' may become 'touchscreen'.
  const joined = scoresIn(index, wordsBeginning(index, tokens.join('')), MOST.titles, () => true);
  if (joined.size > 0) return joined;
  const rarest = byRarity.find(({ count }) => count > 0);
  return rarest ? scoresIn(index, rarest.group, MOST.titles, () => true) : new Map();
}

function inEvery(index: SearchIndex, byRarity: readonly { group: readonly Beginning[] }[]): Map<number, number> {
  const [rarest, ...others] = byRarity;
  let scores = scoresIn(index, rarest?.group ?? [], MOST.titles, () => true);
  for (const { group } of others) {
    const before = scores;
    if (before.size === 0) break;
    scores = scoresIn(index, group, Number.POSITIVE_INFINITY, (document) => before.has(document));
    for (const [document, score] of scores) scores.set(document, score + (before.get(document) ?? 0));
  }
  return scores;
}

function scoresIn(
  index: SearchIndex,
  group: readonly Beginning[],
  most: number,
  isWanted: (document: number) => boolean,
): Map<number, number> {
  const scores = new Map<number, number>();
  for (const { word, isExact, isForgiven } of group) {
    const match = isExact ? SCORE.exact : isForgiven ? SCORE.forgiven : SCORE.begun;
    for (const { titleStarts, titleDocuments, placeOf } of index.parts) {
      const place = placeOf(word);
      const end = titleStarts[place + 1] ?? 0;
      for (let i = titleStarts[place] ?? end; i < end && scores.size < most; i++) {
        const document = titleDocuments[i] ?? 0;
        if (index.gone.has(document) || !isWanted(document)) continue;
        const isFirst = index.nameWords[index.nameStarts[document] ?? 0] === word;
        scores.set(document, Math.max(scores.get(document) ?? 0, match + (isFirst ? SCORE.first : 0)));
      }
    }
  }
  return scores;
}

function wholeWord(index: SearchIndex, token: string) {
  const word = index.wordIds.get(token);
  return word === undefined ? wordsBeginning(index, token) : [{ word, isExact: true, isForgiven: false }];
}

function codesFor(index: SearchIndex, typed: string): number[] {
  return [...new Set([joined(typed), ...codesIn(typed)])]
    .filter((code) => code.length >= 3 && /\d/.test(code))
    .flatMap((code) => codesWith(index, code, MOST.codes))
    .slice(0, MOST.codes)
    .map(({ document }) => document);
}

function queriesFor(tokens: readonly string[], typed: string, lists: readonly (readonly Phrase[])[]): string[] {
  const own = typed.trim().toLowerCase();
  const found = new Set<string>();
  const look = (begins: Begins) => {
    for (const phrases of lists) {
      for (const phrase of phrases) {
        if (found.size === MOST.queries) return;
        if (phrase.text !== own && beginsAll(tokens, phrase, begins)) found.add(phrase.text);
      }
    }
  };
  look(beginsWith);
  // A wrong letter is forgiven only in a longer word, and only without an exact match.
  if (found.size === 0 && (tokens.at(-1)?.length ?? 0) >= 4) look(isNear);
  return [...found];
}

type Begins = (token: string, word: string) => boolean;
const beginsWith: Begins = (token, word) => word.startsWith(token);

// Each typed word begins a word of the text.
function beginsAll(tokens: readonly string[], { words }: Phrase, begins: Begins = beginsWith): boolean {
  return tokens.every((token) => words.some((word) => begins(token, word)));
}

const categoriesOf = carriedOver(
  function* (snapshot: Snapshot) {
    const counts = yield* countCategories(popularFirst(snapshot), columnsOf(snapshot));
    return counts.map(({ name, count }) => ({ phrase: phraseOf(name), count }));
  },
  (before, differences) => (differences.every(([a, b]) => a?.product.category === b?.product.category) ? before : null),
);

/**
 * Counts the categories in turns. With each snapshot that is searched, suggestions asked for or not: they would hold the products of the one
 * for which they were counted last.
 */
export async function readyCategories(snapshot: Snapshot): Promise<void> {
  await categoriesOf.ready(snapshot);
}

function presentEntry({ product }: CatalogueEntry): SuggestAnswer['products'][number] {
  const { id, name, category, price, priceIncVat, inStock, imageUrl } = product;
  return { id, name, category, price, priceIncVat, inStock, imageUrl };
}
