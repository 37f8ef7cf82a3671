import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { everyToken } from '#features/search/engine/tokens.ts';
import type { Asked } from '../asked.ts';
import { listDescribed, tellingWords } from '../meant-products.ts';

const BARE_SIZES =
  /\bthe (\d{2,3})s?\b(?! ?(?:%|cm|mm|m|kg)\b)(?: inch)?(?: \p{L}+){0,6}? (?:and|or|over|than|against|versus|vs\.?|instead of|rather than) (?:the )?(\d{2,3})s?\b(?! ?(?:["″%]|(?!(?:for|on|in|if|when|over|as|at)\b)\p{L}))/iu;
const A_SIZE =
  /(?<![\d.,£])(\d{2,3})(?:s|["″]| ?inch| ?in)?\b(?! ?(?:%|cm|mm|m|kg|nits|w|watts|hours|children|pupils|kids|people|students)\b)/giu;
const ORDINARY = /\b(?:ordinary|normal|standard|plain|basic|regular)\b/iu;
const MOST_LOOKED_AT = 10;

/** 'For a pub garden, the 46 or the 75?': of those sizes what was shown, or what the rest of the question finds. */
export async function twoSizes(asked: Asked, message: string): Promise<readonly CatalogueEntry[]> {
  const { mind, snapshot } = asked;
  const [stretch, ...sizes] = BARE_SIZES.exec(message) ?? [];
  if (!stretch) return [];
  const shown = mind.shown.flatMap((id) => snapshot.byId.get(id) ?? []);
  const rest = tellingWords(message.replace(stretch, ' '));
  const [one = [], other = []] = await Promise.all(
    sizes.map(async (size) => {
      const isOfSize = isSized(Number(size));
      const first = shown.find(isOfSize);
      if (first) return [first];
      const told = await listDescribed(asked, `${size} inch ${rest}`, MOST_LOOKED_AT);
      const ofSize = told.entries.filter(isOfSize);
      return ofSize.length > 0
        ? ofSize
        : (await listDescribed(asked, `${size} inch screen`, MOST_LOOKED_AT)).entries.filter(isOfSize);
    }),
  );
  // Of all pairs those that are called most alike: two menu boards, and not a board and a kiosk.
  const pairs = one.flatMap((a) => other.map((b) => ({ pair: [a, b], alike: alikeness(a, b) })));
  // Of several as alike the plain ones, which cost least.
  const [best] = pairs.sort((a, b) => b.alike - a.alike || priceOf(a.pair) - priceOf(b.pair));
  return best?.pair ?? [];
}

const priceOf = (pair: readonly CatalogueEntry[]) => pair.reduce((sum, { pricePence }) => sum + pricePence, 0);

/** What a product that is named is weighed against: its name with the other size, or the ordinary one of its size. */
export async function otherThan(asked: Asked, named: CatalogueEntry): Promise<CatalogueEntry | null> {
  const { message, snapshot } = asked;
  const { screenSizeInches } = named.product.specs;
  const sizes = [...message.matchAll(A_SIZE)]
    .map(([, size]) => Number(size))
    .filter((size) => size !== screenSizeInches);
  const among = snapshot.entries.filter(
    ({ product }) => product.specs.panels === undefined && product !== named.product,
  );
  const [size] = sizes;
  if (size !== undefined) return mostAlike(named, among.filter(isSized(size)));
  if (!ORDINARY.test(message) || screenSizeInches === undefined) return null;
  const cheaper = among.filter((entry) => isSized(screenSizeInches)(entry) && entry.pricePence < named.pricePence);
  return mostAlike(named, cheaper);
}

function mostAlike(named: CatalogueEntry, among: readonly CatalogueEntry[]): CatalogueEntry | null {
  const [best] = among.map((entry) => ({ entry, alike: alikeness(named, entry) })).sort((a, b) => b.alike - a.alike);
  return best && best.alike > 0 ? best.entry : null;
}

// Words of the names that both have, without their sizes.
function alikeness(one: CatalogueEntry, other: CatalogueEntry): number {
  const words = new Set(everyToken(one.product.name).filter((token) => !/^\d/u.test(token)));
  const others = new Set(everyToken(other.product.name).filter((token) => !/^\d/u.test(token)));
  const shared = [...words].filter((token) => others.has(token)).length;
  return shared / (words.size + others.size - shared || 1);
}

const isSized =
  (size: number) =>
  ({ product }: CatalogueEntry) =>
    product.specs.screenSizeInches === size;

/** The first of a thing in each of two sizes. */
export async function ofTwoSizes(
  asked: Asked,
  sizes: readonly string[],
  thing: string,
): Promise<readonly CatalogueEntry[]> {
  const found = await Promise.all(
    sizes.map(async (size) => {
      const { entries } = await listDescribed(asked, `${size} inch ${thing}`, MOST_LOOKED_AT);
      return entries.filter(({ product }) => product.specs.screenSizeInches === Number(size)).slice(0, 1);
    }),
  );
  return found.flat();
}
