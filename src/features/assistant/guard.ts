import { everyToken } from '#features/search/engine/tokens.ts';
import { isPlace } from '#features/search/soft-words.ts';

/** All that a model is told of a product, and so all that it may say of it. */
export interface ProductFacts {
  name: string;
  category: string;
  pricePence: number;
  inStock: boolean;
  /** Why it was chosen, as the built-in answer says it. */
  reason: string;
}

const MOST_LETTERS = 600;
const LEAST_NAME = 4;
const MOST_PRODUCTS = 20;
// A sentence is made of these, of names, and of the words that the facts have for the product it names. What is missing here
// is missing on purpose: comparisons, negations, quantities, anything that promises, and anything that carries over from one
// product to another ('so is', 'both', 'too').
const ORDINARY = new Set(
  `a an the this that it its it's it’s that's that’s here here's here’s there there's there’s is are has have and or with for in at on of
   to by one which who what you your i i'd i’d i'll i’ll we we'd we’d would could can may might look take see show choose pick suggest
   recommend consider start begin first next another other option options choice choices product products model suit suits suited fit
   fits good nice right well idea find found ask asked wanted want need needs looking because since while if price prices priced costs
   cost let me us know tell about hello hi thank thanks please place your then how name says reason chosen`
    .split(/\s+/)
    .filter(Boolean),
);
// These say something only whole: 'in stock' is not 'out', and a price ex VAT is none 'with VAT'.
const WHOLE = /\b(?:in stock|out of stock|ex VAT)\b/giu;
// Of what the search knows for places, these tell a time.
const TIMES = new Set(['till', 'time', 'breakfast', 'lunch', 'dinner']);
// Never from a model, not even where a product's own words have it.
const PROMISES =
  /\b(?:guarant|warrant|promis|refund|return|free|discount|sale|saving|save|voucher|code|offer|deal|bargain|deliver|dispatch|ship|courier|post|arriv|tomorrow|tonight|today|collect|install|credit|financ|pay)/iu;
// Letters alone: the Roman digits are Latin too.
const PLAIN = /^[[\p{Script=Latin}&&\p{L}]\d\s.,:;!?'’‘"“”\(\)£\&×\/+–—\uE000-\uE0FF\-]*$/v;
// However ordinary its words are, 'look.in/price' is an address.
const ADDRESS = /\p{L}[./]\p{L}/u;
const PRICE = /£\s?(\d[\d,]*(?:\.\d{2})?)(?![\d.]*\d)/gu;

/**
 * Whether a text says nothing beyond the facts: each sentence names one product and tells of it what is so, or tells nothing.
 * It knows nothing of where the text comes from; whatever talked a model into it, what is not in the facts does not pass.
 */
export function isGrounded(text: string, products: readonly ProductFacts[]): boolean {
  if (text.length > MOST_LETTERS || products.length > MOST_PRODUCTS || /[\uE000-\uF8FF]/u.test(text)) return false;
  const masked = withoutNames(text.trim(), products);
  if (!PLAIN.test(masked) || ADDRESS.test(masked) || PROMISES.test(masked)) return false;
  const sentences = masked.split(/(?<=[.!?:;])\s+|\n+/u).filter(Boolean);
  return /[\uE000-\uE0FF]/u.test(masked) && sentences.every((sentence) => isSo(sentence, products));
}

// Names may hold anything, so each becomes one sign. The longest first, for one may begin like another.
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

// With its unit: 55 inches are not 55 nits.
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

// 'For your café': what for is the customer's own word, which no fact has.
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

/** Whether words may tell who somebody is or where they live: then they go to nobody outside. */
export function mayBePersonal(text: string): boolean {
  return PERSONAL.some((pattern) => pattern.test(text));
}
