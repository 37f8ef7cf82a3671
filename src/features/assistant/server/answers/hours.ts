import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { nounPhrasesIn } from '#features/assistant/questions/noun-phrases.ts';
import { sizesNamed } from '#features/assistant/questions/sizes-named.ts';
import { readUse } from '#features/assistant/questions/use-asked.ts';
import type { Product } from '#features/catalogue/contract.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { specRow } from '#features/catalogue/spec-rows.ts';
import { isScreen, kindNamed } from '#features/search/server/door.ts';
import { formatPounds } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type Asked, NOTHING } from '../asked.ts';
import { outOfPlace } from '../out-of-place.ts';
import { ratedHours } from './rated-hours.ts';

const OPENS = /\b(?:open|opens|opening|trade|run|runs|running|on|work|shifts?|pattern|hours)\b.{0,30}\d/iu;
const ASKS = /\b(?:which|what|will|would|can|break|burn|last|rated|cope|stand|ok|okay|suit)\w*\b/iu;
// The hours are told in answer to what was said of them.
const OF_HOURS = /\b(?:16|24) ?\/ ?7\b|\bhours\b/iu;
const OF_MONEY = /\b(?:costs?|electric\w*|power|kwh|bills?|watts?)\b/iu;
const MOST_NAMED = 3;
const MOST_SIZES = 5;

type Rated = { entry: CatalogueEntry; said: string };

/** 'I open 11 to 2 in the night, which one does not break': how many hours that are, and which are rated for them, the cheapest first. */
export async function answerHours({ snapshot, message, named, mind }: Asked): Promise<AssistantAnswer | null> {
  const { hoursADay, isStated } = readUse(message);
  const isOfOne = named.entries.length > 0 || mind.page !== null;
  const asks = ASKS.test(message) || (mind.before !== null && OF_HOURS.test(mind.before));
  if (!isStated || isOfOne || !OPENS.test(message) || !asks || OF_MONEY.test(message)) return null;
  const [phrase] = nounPhrasesIn(message);
  const isOfKind = phrase ? kindNamed(phrase) : isScreen;
  const sizes = sizesNamed(message).slice(0, MOST_SIZES);
  const amissOf = outOfPlace(message, phrase ?? 'screen');
  // Who names sizes means all that have them, also a strip for a shelf.
  const isInPlace = (product: Product) => (sizes.length > 1 ? !product.specs.outdoor : amissOf(product) === 0);
  const rated = snapshot.entries
    .filter(({ product }) => isOfKind(product) && isScreen(product) && isInPlace(product))
    .filter(({ product }) => sizes.length === 0 || sizes.includes(product.specs.screenSizeInches ?? 0))
    .map((entry) => ({ entry, said: specRow(entry.product.specs, 'operatingHours')?.value ?? '' }))
    .filter(({ entry }) => ratedHours(entry.product) >= hoursADay)
    .sort((a, b) => a.entry.pricePence - b.entry.pricePence);
  const shown = sizes.length > 1 ? cheapestOfEach(sizes, rated) : rated.slice(0, MOST_NAMED);
  if (shown.length === 0) return null;
  const isThere = (inches: number) => rated.some(({ entry }) => entry.product.specs.screenSizeInches === inches);
  const ofThese = sizes.length > 0 ? `screens of ${inWords(sizes.filter(isThere))} are` : 'screens are';
  const missing = sizes.filter((inches) => !isThere(inches));
  const hours = hoursADay.toLocaleString('en-GB', { maximumFractionDigits: 1 });
  return {
    ...NOTHING,
    reply: [
      `That is ${hours} hours a day. Use outside the rated hours the warranty does not cover; ${rated.length} of our ${ofThese} rated for so many, the cheapest ${sizes.length > 1 ? 'of each size' : 'first'}:`,
      ...shown.map(({ entry: { product, pricePence }, said }) => {
        const warranty = specRow(product.specs, 'warrantyYears')?.value;
        return `• ${product.name}: rated for ${said}${warranty ? `, warranty ${warranty}` : ''}, ${formatPounds(pricePence)} ex VAT.`;
      }),
      ...(missing.length > 0 ? [`Of ${inWords(missing)} we have none that is rated for so many.`] : []),
    ].join('\n'),
    sources: shown.map(({ entry: { product } }) => ({ label: product.name, href: paths.product(product) })),
    products: shown.map(({ entry: { product } }) => ({ product, reason: 'Rated for so many hours.' })),
    total: rated.length,
  };
}

function cheapestOfEach(sizes: readonly number[], rated: readonly Rated[]): readonly Rated[] {
  return sizes.flatMap((inches) => rated.find(({ entry }) => entry.product.specs.screenSizeInches === inches) ?? []);
}

const inWords = (sizes: readonly number[]) => new Intl.ListFormat('en-GB').format(sizes.map((inches) => `${inches}"`));
