import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { nounPhrasesIn, upToThing } from '#features/assistant/questions/noun-phrases.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { specRow } from '#features/catalogue/spec-rows.ts';
import { kindNamed, needsCalledFor } from '#features/search/server/door.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { limitsIn } from './limits.ts';

const ASKS =
  /^(?:hi,? |hello,? |and |so )*(?:is there|are there|do you (?:have|do|sell|stock|make)|have you (?:got|any)|(?:you )?got)\b/iu;
// What is bounded: 'under 40 kg', 'over 700 nits', 'below £600'; a size alone is no bound.
const OF_SIZE: ReadonlySet<string> = new Set(['screenSizeInches', 'panelInches']);
const MOST_NAMED = 3;

/** 'Is there a 65 inch touch screen lighter than 40 kg': yes with which, or no with what comes nearest, by the figures that are stated. */
export async function answerIsThere({ snapshot, message, named }: Asked): Promise<AssistantAnswer | null> {
  if (!ASKS.test(message) || named.entries.length > 0) return null;
  const [ask = ''] = message.split(/(?<=[?.!])\s+/u);
  const limits = limitsIn(ask);
  const bounds = limits.filter(({ key }) => !OF_SIZE.has(key));
  const [bound] = bounds;
  const bare = limits.reduce(
    (text, { from, to }) => `${text.slice(0, from)}${' '.repeat(to - from)}${text.slice(to)}`,
    ask,
  );
  const [phrase] = nounPhrasesIn(bare);
  if (!bound || bounds.length > 1 || !phrase) return null;
  const thing = upToThing(phrase);
  const isOfKind = kindNamed(thing);
  const needs = needsCalledFor(bare).filter(({ isFact }) => isFact);
  const sizes = limits.filter(({ key }) => OF_SIZE.has(key));
  const products = snapshot.entries
    .map(({ product }) => product)
    .filter((product) => isOfKind(product) && needs.every((need) => need.fits(product) > 0))
    .filter((product) => sizes.every(({ verdict }) => verdict(product) === 'yes'));
  const stated = products.filter((product) => bound.verdict(product) !== 'not stated');
  if (stated.length === 0) return null;
  const meeting = stated.filter((product) => bound.verdict(product) === 'yes').toSorted(cheapestFirst);
  const shown = (meeting.length > 0 ? meeting : stated.toSorted(cheapestFirst)).slice(0, MOST_NAMED);
  const said = `‘${ask.slice(bound.from, bound.to).trim()}’`;
  const told = shown.map((product) => `${product.name}, ${figureOf(product, bound.key)}`).join('; ');
  const of = sizes.length > 0 ? `‘${thing}’ of that size` : `‘${thing}’`;
  return {
    ...NOTHING,
    reply:
      meeting.length > 0
        ? `Yes: ${meeting.length} of the ${stated.length} that I find for ${of} ${meeting.length === 1 ? 'is' : 'are'} ${said}: ${told}.`
        : `No: of the ${stated.length} that I find for ${of} none is ${said} by its specification: ${told}.`,
    sources: shown.map((product) => ({ label: product.name, href: paths.product(product) })),
    products: shown.map((product) => ({ product, reason: sentence(figureOf(product, bound.key)) })),
    total: shown.length,
  };
}

function cheapestFirst(a: Product, b: Product): number {
  return toPence(a.price) - toPence(b.price);
}

function figureOf(product: Product, key: string): string {
  const price = `${formatPounds(toPence(product.price))} ex VAT`;
  const row = key === 'price' ? null : specRow(product.specs, key);
  return row ? `${row.value}, ${price}` : price;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
