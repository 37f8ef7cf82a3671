import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { tradeEntriesIn } from '#features/assistant/knowledge/trade-knowledge.ts';
import { type FactName, readFacts } from '#features/assistant/questions/asked-facts.ts';
import { ASKS_ON, IS_QUESTION, WISHES, YES_OR_NO } from '#features/assistant/questions/kinds.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { readUse, type UseAsked, withoutUse, yearlyUse } from '#features/assistant/questions/use-asked.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { specRow } from '#features/catalogue/spec-rows.ts';
import { needsCalledFor, orderAskedFor } from '#features/search/server/door.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { described, type MeantProducts, productsMeant, tellingWords } from '../meant-products.ts';
import { inGeneral } from './trade.ts';

const MOST_ROWS = 5;
const MOST_PIECES = 999;
// A price is said of the first of a few; 'the kiosks' are a choice.
const MOST_TO_CHOOSE = 10;

/** Answers from a product's specification, price and stock, or says that it does not state it. */
export async function answerFacts(asked: Asked): Promise<AssistantAnswer | null> {
  const { message, mind } = asked;
  const phrases = nounPhrasesIn(message);
  // In 'the colour of the free-standing poster' nobody asks whether it stands by itself.
  const outside = readFacts(phrases.reduce((text, phrase) => text.replace(phrase, ' '), message));
  const own =
    outside.facts.length > 0 ? outside : readFacts(YES_OR_NO.test(message) || phrases.length === 0 ? message : '');
  // 'And would it go on plasterboard' asks something new.
  const isOn =
    own.facts.length === 0 && ASKS_ON.test(message) && mind.before !== null && tradeEntriesIn(message).length === 0;
  const facts = isOn ? readFacts(mind.before ?? '').facts : own.facts;
  const calledFor = YES_OR_NO.test(message) ? needsCalledFor(message) : [];
  if (WISHES.test(message) || (facts.length === 0 && calledFor.length === 0)) return null;
  // What is looked for has no price yet: 'price of a kiosk' is the range and some kiosks.
  const meant = await productsMeant(asked, isOn ? message.replace(ASKS_ON, ' ') : restOf(message, own.rest));
  const pieces = Math.min(MOST_PIECES, Number(/\b(\d{1,3})\s*(?:of|pieces|units|x|×)(?=\s)/iu.exec(message)?.[1] ?? 1));
  if (!meant || !(pieces > 1 || isOneMeant(asked, meant, facts))) return null;
  const use = readUse(message);
  const says = meant.entries.map((entry) => sayOf(entry, facts, calledFor, { pieces, use, asked: message }));
  const isKnown = says.some((each) => each.isKnown);
  const general = isKnown ? null : inGeneral(message);
  const chosen = !meant.isCertain && meant.total > meant.entries.length ? `The first of ${meant.total} that fit: ` : '';
  return {
    ...NOTHING,
    reply: [`${chosen}${says.map(({ text }) => text).join('\n')}`, ...(general ? [general.reply] : [])].join('\n'),
    sources: [
      ...meant.entries.map(({ product }) => ({ label: product.name, href: paths.product(product) })),
      ...(general?.sources ?? []),
    ],
    products: meant.cards,
    search: meant.search,
    total: meant.total,
    ways: isKnown ? [] : ['person'],
  };
}

/** 'Your cheapest menu board': the first in that order, with its price. */
export async function answerSuperlative(asked: Asked): Promise<AssistantAnswer | null> {
  const order = orderAskedFor(asked.message);
  const [phrase] = nounPhrasesIn(asked.message);
  if (!order || !phrase || !IS_QUESTION.test(asked.message)) return null;
  const meant = await described(asked, tellingWords(asked.message) || phrase);
  const [entry] = meant?.entries ?? [];
  if (!meant || !entry) return null;
  const { text } = sayOf(entry, ['price', 'stock'], [], { pieces: 1, use: readUse(''), asked: '' });
  const sources = [{ label: entry.product.name, href: paths.product(entry.product) }];
  return {
    ...NOTHING,
    reply: `${order}: ${text}`,
    sources,
    products: meant.cards,
    search: meant.search,
    total: meant.total,
  };
}

// 'How much are kiosks?' asks for a choice, 'how much is the Counter 55' for one.
function isOneMeant({ message }: Asked, { isCertain, total }: MeantProducts, facts: readonly FactName[]): boolean {
  if (isCertain) return true;
  const isOfAny = facts.every((fact) => fact === 'price' || fact === 'stock');
  return isOfAny
    ? total <= MOST_TO_CHOOSE && /\b(?:the|your)\b/iu.test(message)
    : /\b(?:the|your|is|does|an?)\b/iu.test(message);
}

// 'At 28p a unit, 14 hours a day' says nothing of which product.
function restOf(message: string, rest: string): string {
  const bare = withoutUse(message);
  return bare === message ? rest : readFacts(bare).rest;
}

const UNKNOWN = 'Its specification does not say. A person can find out.';

/** How many, and how it will be used. */
interface HowAsked {
  pieces: number;
  use: UseAsked;
  asked: string;
}

interface Said {
  text: string;
  /** Whether the shop knows anything that was asked. */
  isKnown: boolean;
}

function sayOf(
  entry: CatalogueEntry,
  facts: readonly FactName[],
  calledFor: ReturnType<typeof needsCalledFor>,
  how: HowAsked,
): Said {
  const { product } = entry;
  // That a stadium screen is 'not for menus' follows from no fact.
  const judged = calledFor
    .map((need) => ({ need, fits: need.fits(product) }))
    .filter(({ need, fits }) => fits > 0 || (fits < 0 && need.isFact));
  const verdict = judged.map(({ need, fits }) =>
    fits > 0 ? `Yes, it ${verbed(need.reason)}.` : `No, by its specification it is not ‘${need.label}’.`,
  );
  const rows = facts.flatMap((fact) => rowOf(entry, fact, how) ?? []).slice(0, MOST_ROWS);
  const isKnown = verdict.length > 0 || rows.length > 0;
  const parts = [...verdict.slice(0, 2), ...rows.map((row) => `${row}.`), ...(isKnown ? [] : [UNKNOWN])];
  return { text: `${product.name}. ${parts.join(' ')}`, isKnown };
}

// 'Suited to meetings' lacks its verb.
function verbed(reason: string): string {
  return /^(?:bright|large|small|made|suited) /u.test(`${reason} `) ? `is ${reason}` : reason;
}

function rowOf(
  { product, pricePence }: CatalogueEntry,
  fact: FactName,
  { pieces, use, asked }: HowAsked,
): string | null {
  if (fact === 'price') {
    const [ex, inc] = [pricePence, toPence(product.priceIncVat)].map((each) => formatPounds(each * pieces));
    return pieces > 1 ? `${pieces} of it are ${ex} ex VAT` : `It is ${ex} ex VAT, ${inc} including VAT`;
  }
  if (fact === 'stock') return stockOf(product);
  const row = specRow(product.specs, fact);
  if (!row) return null;
  if (fact === 'includes') return `${row.term}: ${row.value}${notAmong(product.specs.includes ?? [], asked)}`;
  if (fact === 'powerWatts') return `${row.term}: ${row.value}. ${inAYear(product.specs.powerWatts ?? 0, use)}`;
  return `${row.term}: ${row.value}`;
}

// 'Does it come with a bracket' is answered by the list, and by what the list lacks.
function notAmong(includes: readonly string[], asked: string): string {
  const missing = PARTS.filter(({ part, words }) => words.test(asked) && !includes.includes(part)).map(
    ({ said }) => said,
  );
  return missing.length > 0 ? `. Its specification does not list ${missing.join(' or ')}` : '';
}

const PARTS = [
  { part: 'bracket', said: 'a bracket', words: /\b(?:bracket|wall mount|mount)s?\b/iu },
  { part: 'stand', said: 'a stand', words: /\b(?:stand|trolley)s?\b/iu },
  { part: 'player', said: 'a player', words: /\bplayers?\b/iu },
  { part: 'speakers', said: 'speakers', words: /\b(?:speakers?|sound)\b/iu },
  { part: 'camera', said: 'a camera', words: /\b(?:web)?cam(?:era)?s?\b/iu },
  { part: 'microphones', said: 'microphones', words: /\bmicrophones?\b/iu },
  { part: 'printer', said: 'a printer', words: /\bprinters?\b/iu },
  { part: 'scanner', said: 'a scanner', words: /\bscanners?\b/iu },
];

function stockOf({ inStock, stockQuantity }: CatalogueEntry['product']): string {
  return inStock ? `In stock: ${stockQuantity.toLocaleString('en-GB')}` : 'It is out of stock';
}

// The tariff is the buyer's own.
function inAYear(watts: number, use: UseAsked): string {
  const { kwh, costPence } = yearlyUse(watts, use);
  const said = `At ${use.hoursADay} hours a day that is ${kwh.toLocaleString('en-GB', { maximumFractionDigits: 0 })} kWh a year`;
  if (costPence === null) return `${said}; what it costs follows from your tariff`;
  return `${said}, which at ${use.pencePerKwh}p costs ${formatPounds(costPence)}`;
}
