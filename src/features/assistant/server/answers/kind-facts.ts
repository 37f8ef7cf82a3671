import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { tradeEntriesIn } from '#features/assistant/knowledge/trade-knowledge.ts';
import { type FactName, readFacts } from '#features/assistant/questions/asked-facts.ts';
import { aspectsIn } from '#features/assistant/questions/aspects.ts';
import { TELLS_A_WISH } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn, upToThing } from '#features/assistant/questions/noun-phrases.ts';
import { piecesIn } from '#features/assistant/questions/pieces.ts';
import { isAbout } from '#features/assistant/topics/read-topics.ts';
import { availabilityOf } from '#features/catalogue/availability.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { specRow, specRows } from '#features/catalogue/spec-rows.ts';
import { everyToken, isStopWord } from '#features/search/engine/tokens.ts';
import { isScreen, kindNamed, needsCalledFor, readConditions, withoutStretches } from '#features/search/server/door.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { listDescribed, tellingWords } from '../meant-products.ts';
import { lightComesIn, SUN_ON_THE_GLASS } from '../out-of-place.ts';
import { limitsIn, type Verdict } from './limits.ts';
import { asksLegibility } from './size.ts';

// So many of a kind are looked at; of more it is said that these are the first.
const MOST_LOOKED_AT = 100;
const MOST_NAMED = 6;
const OF_MANY =
  /\bwhich (?:of )?(?:your|the)\b|\b(?:any|all|every|each|none) of\b|\b(?:are|do|does|can|have) (?:all|any)\b|\ball (?:of )?(?:your|the)\b|\b(?:are|do|can) your\b|\bwhat sizes\b|\bwhich (?:\p{L}+ ){1,3}(?:ship|come|have|has|take|bring|need|include|includes)s?\b/iu;
const POINTS_AT_SHOWN = /\b(?:these|those|them|they)\b/iu;

// What hangs over a door is no door panel.
const OVER_A_DOOR = /\b(?:above|over|on top of) (?:(?:the|a|our|each|every) )?(?:doors?|doorways?)\b/iu;
const ANY_SCREEN = /^(?:your |the )?(?:screens?|displays?|monitors?)$/iu;

const DENIES = /\b(?:without|no|lack\w*|don[’']?t (?:have|need|come with)|do not (?:have|need|come with))\b/iu;
// 'How many hours a day' asks for a figure, and not whether they do.
const OF_AMOUNT = /\bhow (?:many (?:hours|nits|watts)|long (?:a day|each day)|bright|heavy|deep|wide|tall)\b/iu;
const OPPOSITE = { yes: 'no', no: 'yes', 'not stated': 'not stated' } as const;

const WHICH_OF_YOURS =
  /^which (?:\p{L}+ ){0,2}(?:screens|displays|boards|players|kiosks|totems|brackets|mounts|panels) (?:are|have|can be) |\bwhich (?:of )?(?:your|the)\b|\b(?:do|are|can) (?:all|any) (?:of )?(?:your|the)\b/iu;

/** 'Which of your displays …' is counted before anything else is told. */
export async function answerIfOfYours(asked: Asked): Promise<AssistantAnswer | null> {
  // What is still seen with the sun on it is asked of the place, and counts no screens.
  if (SUN_ON_THE_GLASS.test(asked.message) || lightComesIn(asked.message)) return null;
  return WHICH_OF_YOURS.test(asked.message) ? answerKindFact(asked) : null;
}

/** What holds of a whole kind: 'which of your players have PoE', 'do all brackets tilt'. */
export async function answerKindFact(asked: Asked): Promise<AssistantAnswer | null> {
  const { message, reading, mind } = asked;
  if (isOfAnotherFirst(message)) return null;
  // 'Which of your players' names them all.
  const { groups, entries } = asked.named;
  if (entries.length > 0 && !(groups.length === 1 && entries.length > 1 && OF_MANY.test(message))) return null;
  if (!isAbout(reading, 'kind-fact') && (!OF_MANY.test(message) || TELLS_A_WISH.test(message))) return null;
  // How far away something is read is worked out from its size, and stands in no specification.
  if (asksLegibility(message)) return null;
  // 'Do they need building or do they just stand there': nothing says which of the two is affirmed.
  if (/\bor (?:do|does|are|is|can|will)\b/iu.test(message)) return null;
  if (POINTS_AT_SHOWN.test(message) && mind.shown.length > 0) return null;
  const named = nounPhrasesIn(message).find((each) => !readConditions(each).some(({ kind }) => kind === 'size'));
  if (!named) return null;
  const phrase = upToThing(named);
  const list = await listDescribed(asked, tellingWords(phrase) || phrase, MOST_LOOKED_AT);
  if (list.entries.length < 2) return null;
  const isOfKind = kindNamed(phrase);
  const found = list.entries.map(({ product }) => product).filter(isOfKind);
  // Any display may be small enough: a door panel as well, which no search for displays finds.
  const isAny = ANY_SCREEN.test(phrase) && limitsIn(message).length > 0;
  const products = isAny ? asked.snapshot.entries.map(({ product }) => product).filter(isScreen) : found;
  if (products.length < 2) return null;
  const judge = judgeFor(message.replace(phrase, ' ').replace(OVER_A_DOOR, ' '), products);
  if (!judge) return null;
  const [general] = tradeEntriesIn(message);
  const isMostlySilent =
    judge.byValue !== null &&
    products.filter(({ specs }) => specRow(specs, judge.byValue ?? '')).length * 2 < products.length;
  if (isMostlySilent && general) return null;
  const among =
    !isAny && list.total > list.entries.length ? ` (the first ${list.entries.length} of ${list.total})` : '';
  const of = isAny ? ' screens in the shop' : ` that I find for ‘${phrase}’${among}`;
  const grouped = judge.byValue ? groupedBy(judge.byValue, products) : null;
  if (judge.byValue && !grouped) return null;
  const reply = grouped
    ? `Of the ${products.length}${of}: ${grouped}`
    : counted(products, judge.verdict, of, !/\b(?:which|what)\b/iu.test(message));
  const yes = judge.byValue ? [] : products.filter((product) => judge.verdict(product) === 'yes');
  const cards = isAny ? yes.slice(0, 3).map(asCard) : yes.length > 0 ? list.cardsOf(yes.slice(0, 3)) : list.cards;
  return {
    ...NOTHING,
    reply,
    sources: [{ label: `Search: ${phrase}`, href: paths.search({ q: phrase }) }],
    products: cards,
    search: list.search,
    total: list.total,
  };
}

// 'The weight of the 55 inch board, and which of your brackets take it' asks of the board first.
function isOfAnotherFirst(message: string): boolean {
  const before = message.slice(0, Math.max(0, message.search(WHICH_OF_YOURS)));
  return readFacts(before).facts.length > 0 && nounPhrasesIn(before).some((phrase) => /\d/u.test(phrase));
}

function asCard(product: Product) {
  return { product, reason: 'By its specification.' };
}

// 'Front serviceable and under P2': what is measured is judged as well as what is named.
function judgeFor(rest: string, products: readonly Product[]): Judge | null {
  const limits = limitsIn(rest);
  if (limits.length === 0) return judgeByWords(rest, products);
  const named = judgeByWords(withoutStretches(rest, limits), products);
  if (named?.byValue && !limits.some(({ key }) => key === named.byValue)) return named;
  const verdicts = [...limits.map(({ verdict }) => verdict), ...(named && !named.byValue ? [named.verdict] : [])];
  return { verdict: (product) => allOf(verdicts.map((verdict) => verdict(product))), byValue: null };
}

function allOf(verdicts: readonly Verdict[]): Verdict {
  return verdicts.includes('no') ? 'no' : verdicts.includes('not stated') ? 'not stated' : 'yes';
}

type Judge = { verdict(product: Product): Verdict; byValue: FactName | null };

function judgeByWords(rest: string, products: readonly Product[]): Judge | null {
  // 'Which boards come without a player' asks for those that bring none.
  const isDenied = DENIES.test(rest);
  const amount = OF_AMOUNT.test(rest) ? readFacts(rest).facts.find((each) => each !== 'price') : undefined;
  if (amount) return { verdict: () => 'not stated', byValue: amount };
  const needs = needsCalledFor(rest).filter(({ isFact }) => isFact);
  if (needs.length > 0) {
    const verdict = (product: Product): Verdict => {
      const fits = needs.map((need) => need.fits(product));
      return fits.every((each) => each > 0) ? 'yes' : fits.some((each) => each < 0) ? 'no' : 'not stated';
    };
    if (products.some((product) => verdict(product) !== 'not stated'))
      return { verdict: isDenied ? (product) => OPPOSITE[verdict(product)] : verdict, byValue: null };
  }
  const aspects = aspectsIn(rest);
  const words = [...new Set(everyToken(tellingWords(rest)).filter((token) => !isStopWord(token) && token.length > 1))];
  const isOfParts = readFacts(rest).facts.every((fact) => fact === 'includes');
  if (aspects.length > 0 && needs.length === 0 && isOfParts) return null;
  const says = (product: Product) => saysOf(product, words);
  if (words.length > 0 && products.some(says))
    return {
      verdict: (product) => (says(product) ? (isDenied ? 'no' : 'yes') : isDenied ? 'yes' : 'not stated'),
      byValue: null,
    };
  const fact = readFacts(rest).facts.find((each) => each !== 'price');
  const least = fact && OF_COUNT.has(fact) ? piecesIn(rest) : 1;
  if (fact && least > 1) return { verdict: ({ specs }) => atLeast(specs[fact as 'outputs'], least), byValue: null };
  return fact ? { verdict: () => 'not stated', byValue: fact } : null;
}

// 'Which players drive four screens' asks for four and more.
const OF_COUNT: ReadonlySet<FactName> = new Set<FactName>(['outputs', 'screensCarried', 'outlets', 'sockets']);

function atLeast(stated: number | undefined, least: number): Verdict {
  return stated === undefined ? 'not stated' : stated >= least ? 'yes' : 'no';
}

// All the words that are asked for, in one row of the specification.
function saysOf(product: Product, words: readonly string[]): boolean {
  const rows = specRows({ sku: null, specs: product.specs }).map(({ value }) => new Set(everyToken(value)));
  return rows.some(
    (row) => words.some((word) => row.has(word)) && words.every((word) => row.has(word) || !isTelling(word, rows)),
  );
}

function isTelling(word: string, rows: readonly ReadonlySet<string>[]): boolean {
  return rows.some((row) => row.has(word));
}

// Those that have it are named; of the others only how many there are.
function counted(
  products: readonly Product[],
  verdict: (product: Product) => Verdict,
  of: string,
  isYesOrNo: boolean,
): string {
  const which = (each: Verdict) => products.filter((product) => verdict(product) === each);
  const [yes, no, silent] = [which('yes'), which('no'), which('not stated')];
  const begun = isYesOrNo ? 'Yes: ' : '';
  if (yes.length === products.length)
    return `${begun}${isYesOrNo ? 'all' : 'All'} ${yes.length}${of} do by their specifications: ${namesOf(yes)}.`;
  const rest = [
    ...(no.length > 0 ? [`${no.length} ${no.length === 1 ? 'does' : 'do'} not`] : []),
    ...(silent.length > 0 ? [`${silent.length} ${silent.length === 1 ? 'does' : 'do'} not state it`] : []),
  ].join(', and ');
  if (yes.length > 0)
    return `${begun}${yes.length} of the ${products.length}${of} ${yes.length === 1 ? 'does' : 'do'}: ${namesOf(yes)}. Of the others ${rest}.`;
  return silent.length === 0
    ? `${isYesOrNo ? 'No: none' : 'None'} of the ${products.length}${of} does by its specification.`
    : `None of the ${products.length}${of} states that it does; ${rest}.`;
}

function groupedBy(fact: FactName, products: readonly Product[]): string | null {
  const groups = new Map<string, Product[]>();
  for (const product of products) {
    const value =
      fact === 'stock' ? availabilityOf(product).toLowerCase() : (specRow(product.specs, fact)?.value ?? 'not stated');
    groups.set(value, [...(groups.get(value) ?? []), product]);
  }
  const stated = [...groups].filter(([value]) => value !== 'not stated');
  if (stated.length === 0) return `none of them states it in its specification: ${namesOf(products)}.`;
  const largestFirst = [...groups].sort((a, b) => b[1].length - a[1].length).slice(0, MOST_NAMED);
  return `${largestFirst.map(([value, of]) => `${value}: ${of.length} (${namesOf(of.slice(0, 2))}${of.length > 2 ? ' …' : ''})`).join('; ')}.`;
}

function namesOf(products: readonly Product[]): string {
  const more = products.length > MOST_NAMED ? ` and ${products.length - MOST_NAMED} more` : '';
  return (
    products
      .slice(0, MOST_NAMED)
      .map(({ name }) => name)
      .join(', ') + more
  );
}
