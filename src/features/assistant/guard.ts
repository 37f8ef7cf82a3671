import { everyToken } from '#features/search/engine/tokens.ts';
import { isPlace } from '#features/search/soft-words.ts';

/** The facts of a product that a model gets, and so may state. */
export interface ProductFacts {
  name: string;
  category: string;
  pricePence: number;
  inStock: boolean;
  reason: string;
}

const MOST_LETTERS = 600;
const LEAST_NAME = 4;
const MOST_PRODUCTS = 20;
// A sentence consists of these words, names, and words of the facts about its product. Comparisons, negations, quantities,
// promises and references to another product ('so is', 'both', 'too') are left out on purpose.
const ORDINARY = new Set(
  `a an the this that it its it's it’s that's that’s here here's here’s there there's there’s is are has have and or with for in at on of
   to by one which who what you your i i'd i’d i'll i’ll we we'd we’d would could can may might look take see show choose pick suggest
   recommend consider start begin first next another other option options choice choices product products model suit suits suited fit
   fits good nice right well idea find found ask asked wanted want need needs looking because since while if price prices priced costs
   cost let me us know tell about hello hi thank thanks please place your then how name says reason chosen`
    .split(/\s+/)
    .filter(Boolean),
);
// Valid only as a whole: 'in stock' is not 'out', and a price ex VAT is not 'with VAT'.
const WHOLE = /\b(?:in stock|out of stock|ex VAT)\b/giu;
// Words among the search's places that are times.
const TIMES = new Set(['till', 'time', 'breakfast', 'lunch', 'dinner']);
// Never allowed from a model, even if a product's own words contain it.
const PROMISES =
  /\b(?:guarant|warrant|promis|refund|return|free|discount|sale|saving|save|voucher|code|offer|deal|bargain|deliver|dispatch|ship|courier|post|arriv|tomorrow|tonight|today|collect|install|credit|financ|pay)/iu;
// Letters only, because Roman numerals are Latin script too.
const PLAIN = /^[[\p{Script=Latin}&&\p{L}]\d\s.,:;!?'’‘"“”\(\)£\&×\/+–—\uE000-\uE0FF\-]*$/v;
// 'look.in/price' has ordinary words but is an address.
const ADDRESS = /\p{L}[./]\p{L}/u;
const PRICE = /£\s?(\d[\d,]*(?:\.\d{2})?)(?![\d.]*\d)/gu;

/**
 * Whether a text says nothing beyond the facts: each sentence names one product and only its facts, or states no fact. It
 * judges the text alone, so a prompt injection cannot pass either.
 */
export function isGrounded(text: string, products: readonly ProductFacts[]): boolean {
  if (text.length > MOST_LETTERS || products.length > MOST_PRODUCTS || /[\uE000-\uF8FF]/u.test(text)) return false;
  const masked = withoutNames(text.trim(), products);
  if (!PLAIN.test(masked) || ADDRESS.test(masked) || PROMISES.test(masked)) return false;
  const sentences = masked.split(/(?<=[.!?:;])\s+|\n+/u).filter(Boolean);
  return /[\uE000-\uE0FF]/u.test(masked) && sentences.every((sentence) => isSo(sentence, products));
}

// Names may contain anything, so each becomes one character. Longest first, because one may begin like another.
function withoutNames(text: string, products: readonly ProductFacts[]): string {
  return products
    .map(({ name }, at) => ({ name, sign: String.fromCharCode(0xe000 + at) }))
    .filter(({ name }) => name.length >= LEAST_NAME && /\p{L}/u.test(name))
    .sort((a, b) => b.name.length - a.name.length)
    .reduce((rest, { name, sign }) => {
      const exactly = name.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
      return rest.replace(new RegExp(`(?<![\\p{L}\\d£])${exactly}(?![\\p{L}\\d])`, 'gu'), sign);
    }, text);
}

function isSo(sentence: string, products: readonly ProductFacts[]): boolean {
  const named = new Set(sentence.match(/[\uE000-\uE0FF]/gu) ?? []);
  if (named.size > 1) return false;
  const [sign] = named;
  const about = sign ? products[sign.charCodeAt(0) - 0xe000] : products.length === 1 ? products[0] : undefined;
  const said = sentence.replace(/[\uE000-\uE0FF]/gu, ' ');
  return (
    arePricesSo(said, about) &&
    areFiguresSo(said.replace(PRICE, ' '), about) &&
    isStockSo(said, about) &&
    areWordsKnown(said, about)
  );
}

function arePricesSo(said: string, about: ProductFacts | undefined): boolean {
  const prices = pricesIn(said);
  const own = about ? [about.pricePence, ...pricesIn(about.reason)] : [];
  return prices.every((price) => own.includes(price));
}

function pricesIn(text: string): number[] {
  return [...text.matchAll(PRICE)].map(([, amount = '']) => Math.round(Number(amount.replaceAll(',', '')) * 100));
}

// Compared with the unit: 55 inches are not 55 nits.
function areFiguresSo(said: string, about: ProductFacts | undefined): boolean {
  if (said.includes('£')) return false;
  const figures = everyToken(said).filter((token) => /\d/u.test(token));
  const own = new Set(about ? everyToken(about.reason.replace(PRICE, ' ')) : []);
  return figures.every((figure) => own.has(figure));
}

function isStockSo(said: string, about: ProductFacts | undefined): boolean {
  if (!/\bstock/iu.test(said)) return true;
  const isOut = /\bout of stock\b/iu.test(said);
  const isIn = /\bin stock\b/iu.test(said);
  return about !== undefined && isIn !== isOut && isIn === about.inStock;
}

function areWordsKnown(said: string, about: ProductFacts | undefined): boolean {
  const own = new Set(about ? wordsOf(`${about.reason} ${about.category}`) : []);
  return wordsOf(said.replace(WHOLE, ' ')).every((word) => ORDINARY.has(word) || own.has(word) || isPlaceNamed(word));
}

// 'For your café': the customer's own word, which is in no fact.
function isPlaceNamed(word: string): boolean {
  return everyToken(word).every((token) => isPlace(token) && !TIMES.has(token));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];
}

const PERSONAL = [
  /\S@\S/u,
  /(?:\d[\s()+-]*){7}/u,
  /\bBF[-\s]?[0-9A-Z]{4}[-\s]?[0-9A-Z]{4}\b/iu,
  /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/iu,
  /\bmy (?:name|address|number|e-?mail|phone)\b|\bi['’]?m called\b/iu,
];

/** Whether a message may contain personal data; then it is not sent to the model. */
export function mayBePersonal(text: string): boolean {
  return PERSONAL.some((pattern) => pattern.test(text));
}
