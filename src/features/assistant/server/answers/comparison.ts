import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { tradeEntriesIn } from '#features/assistant/knowledge/trade-knowledge.ts';
import { type FactName, readFacts } from '#features/assistant/questions/asked-facts.ts';
import { aspectsIn, sentencesOn } from '#features/assistant/questions/aspects.ts';
import { COMPARES } from '#features/assistant/questions/kinds.ts';
import { piecesIn } from '#features/assistant/questions/pieces.ts';
import { readUse } from '#features/assistant/questions/use-asked.ts';
import { readWish } from '#features/assistant/questions/wish.ts';
import { isAbout } from '#features/assistant/topics/read-topics.ts';
import { comparedRows } from '#features/catalogue/compare.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { specTerm } from '#features/catalogue/spec-rows.ts';
import { everyToken } from '#features/search/engine/tokens.ts';
import { namesThing } from '#features/search/server/door.ts';
import { readSetting } from '#features/settings/server/door.ts';
import { formatPounds } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { described as findDescribed, productsMeant, tellingWords } from '../meant-products.ts';
import { NONE_NAMED } from '../named-products.ts';
import { ofTwoSizes, otherThan, twoSizes } from './compared-sizes.ts';
import { verdictOn } from './comparison-verdict.ts';
import { inAYear } from './say-facts.ts';

const MOST_ROWS = 6;
const BETWEEN = /\s+(?:and|or|versus|vs\.?|with|to|against|than|from)\s+(?:the |a |an |your )?/iu;
// Two sizes, or one with what is ordinary, beside 'or', 'over' or 'against'.
const WEIGHS_TWO =
  /\bworth (?:the |paying |it |having )?(?:extra|more|difference|money|upgrad\w+|it)?\b.*\b(?:over|than|compared)\b|\b\d{2,3}s?(?: ?(?:inch|["″]))?,? (?:or|against|versus|vs\.?) (?:the |a |an |your )?(?:\d{2,3}s?|ordinary|normal|standard|plain|basic)\b|\bagainst (?:the |an? )?(?:ordinary|normal|standard|plain)\b/iu;
const QUESTION = new RegExp(COMPARES.source, 'giu');

/** A against B: the rows of their specifications that differ, and the page that compares them. */
export async function answerComparison(asked: Asked): Promise<AssistantAnswer | null> {
  const { message, reading } = asked;
  const isOfTwo = COMPARES.test(message) || WEIGHS_TWO.test(message);
  if (!isOfTwo && !isAbout(reading, 'compare')) return null;
  const pair = await pairIn(asked);
  if (pair.length < 2) {
    const isAsked = /\bdifferen|\bversus|\bvs\b|\bcompar/iu.test(message) && tradeEntriesIn(message).length === 0;
    return isAsked ? { ...NOTHING, reply: WHICH_TWO } : null;
  }
  const products = pair.map(({ product }) => product);
  const asksFor = new Set(readFacts(message).facts.map(termOfFact));
  const rows = comparedRows(products)
    .filter(({ term, differs }) => differs || asksFor.has(term))
    .sort((a, b) => Number(asksFor.has(b.term)) - Number(asksFor.has(a.term)));
  const said = rows
    .slice(0, MOST_ROWS)
    .map(({ term, values }) => `${term}: ${values.map((value) => value ?? 'not stated').join(' / ')}`);
  const prices = `Price ex VAT: ${pair.map(({ pricePence }) => formatPounds(pricePence)).join(' / ')}`;
  const own = products.flatMap(({ name, description }) => {
    const sentences = aspectsIn(message).flatMap((aspect) => sentencesOn(description, aspect));
    return sentences.length > 0 ? [`${name}: ‘${[...new Set(sentences)].join(' ')}’`] : [];
  });
  // What each is made for its page says first.
  const begins = products.flatMap(({ name, description }) => {
    const [sentence] = (description ?? '').split(/(?<=[.!?])\s+/u);
    return sentence ? [`${name}: ‘${sentence}’`] : [];
  });
  const left = rows.length > MOST_ROWS ? [`They differ in ${rows.length - MOST_ROWS} more rows.`] : [];
  const [one, other] = pair.map(({ pricePence }) => pricePence);
  const running = await runningOf(asked, products);
  const gap = Math.abs((one ?? 0) - (other ?? 0));
  const pieces = Math.max(readWish(message).pieces, piecesIn(message));
  const ofAll = pieces > 1 ? ` For ${pieces} it is ${formatPounds(gap * pieces)} ex VAT.` : '';
  const more = gap > 0 ? [`The difference is ${formatPounds(gap)} ex VAT.${ofAll}`] : [];
  return {
    ...NOTHING,
    products: products.map((product) => ({ product, reason: 'One of the two that were compared.' })),
    total: products.length,
    reply: [
      ...verdictOn(message, products),
      ...running,
      `${products.map(({ name }) => name).join(' / ')}`,
      prices,
      ...(own.length > 0 ? own : begins),
      ...said,
      ...left,
      ...more,
    ].join('\n'),
    sources: [
      { label: 'Compare them side by side', href: paths.compare(products.map(({ id }) => id)) },
      ...products.map((product) => ({ label: product.name, href: paths.product(product) })),
    ],
  };
}

const RUNS = /\b(?:run(?:s|ning)?|electric\w*|kwh|energy|power|bills?|consum\w*)\b/iu;

// What each uses in a year stands before what they cost to buy.
async function runningOf(
  { context, message }: Asked,
  products: readonly CatalogueEntry['product'][],
): Promise<string[]> {
  if (!RUNS.test(message)) return [];
  const said = readUse(message);
  const { pencePerKwh } = said.pencePerKwh === null ? await readSetting(context.db, 'electricity') : said;
  return products.flatMap(({ name, specs: { powerWatts } }) =>
    powerWatts === undefined ? [] : [`${name}: ${inAYear(powerWatts, { ...said, pencePerKwh })}.`],
  );
}

function termOfFact(fact: FactName): string {
  return fact === 'price' || fact === 'stock' ? fact : specTerm(fact);
}

const WHICH_TWO =
  'I can say how two products of the shop differ. Tell me both by name or code, or compare them from their pages.';

// 'The 50 and the 55 menu boards'.
const TWO_SIZES =
  /\bthe (\d{2,3})(?: ?["″]| inch)? (?:and|or) (?:the )?(\d{2,3})(?: ?["″]| inch)? (\p{L}[\p{L}-]+(?: (?:boards?|screens?|displays?|kiosks?|totems?|panels?|windows?))?)/iu;

// Two descriptions, or one and what is open, or the two last shown.
async function pairIn(asked: Asked): Promise<readonly CatalogueEntry[]> {
  const { groups, entries } = asked.named;
  if (groups.length > 1) return groups.flatMap(([first]) => first ?? []).slice(0, 2);
  if (entries.length > 1) return entries.slice(0, 2);
  const [named] = entries;
  const against = named ? await otherThan(asked, named) : null;
  if (named && against) return [named, against];
  const bare = await twoSizes(asked, asked.message.replace(QUESTION, ' '));
  if (bare.length === 2) return bare;
  const [, one, other, thing] = TWO_SIZES.exec(asked.message) ?? [];
  const parts = (thing ? `${one} ${thing} or ${other} ${thing}` : asked.message)
    .replace(QUESTION, ' ')
    .split(BETWEEN)
    .map((part) => tellingWords(part.replace(/\b(?:between|whats|what[’']s|is)\b/giu, ' ')));
  // Of 'the 55 and 65 inch totem' the first has the thing of the second.
  const last = parts.at(-1) ?? '';
  const whole = parts.find((part) => !/^\d+$/u.test(part) && /\d/u.test(part)) ?? last;
  const described = parts.map((part) => (/^\d+$/u.test(part) ? whole.replace(/\d+/u, part) : part));
  const found: CatalogueEntry[] = [];
  for (const words of described.filter(Boolean).slice(0, 2)) {
    const [entry] = (await productsMeantBy(asked, words)) ?? [];
    if (entry && !found.includes(entry)) found.push(entry);
  }
  if (found.length >= 2) return found;
  // 'The 65 and the 75 inch interactive' are two sizes of what is interactive.
  const ofSizes = one && other && thing ? await ofTwoSizes(asked, [one, other], thing) : [];
  if (ofSizes.length === 2) return ofSizes;
  const inMind = (await productsMeant({ ...asked, message: 'these', named: NONE_NAMED }, '')) ?? { entries: [] };
  return [...found, ...inMind.entries.filter((entry) => !found.includes(entry))].slice(0, 2);
}

async function productsMeantBy(asked: Asked, words: string): Promise<readonly CatalogueEntry[] | undefined> {
  const { snapshot } = asked;
  const coded = snapshot.bySku.get(words.trim().toUpperCase());
  if (coded) return [coded];
  const found = await findDescribed(asked, words);
  // A whole name, words of it with its number, or a kind of thing.
  const [first] = found?.entries ?? [];
  const isPart =
    first !== undefined && /\d/u.test(words) && everyToken(words).every((token) => namesOf(first).has(token));
  return found?.isCertain || isPart || namesThing(words) ? found?.entries : undefined;
}

function namesOf({ product }: CatalogueEntry): ReadonlySet<string> {
  return new Set(everyToken(product.name));
}
