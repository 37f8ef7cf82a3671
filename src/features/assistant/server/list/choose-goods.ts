import { holderSaid } from '#features/assistant/list/with-said.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { listFits } from '#features/fits/server/door.ts';
import { everyToken } from '#features/search/engine/tokens.ts';
import { isScreen, kindNamed, namesThing, needsCalledFor, readConditions } from '#features/search/server/door.ts';
import { uprightIfAsked } from '../answers/hanging.ts';
import { mainGoods } from '../answers/job-goods.ts';
import type { Asked } from '../asked.ts';
import { listDescribed } from '../meant-products.ts';

const MOST_LOOKED_AT = 100;
const EVERY = 1000;
// Any bracket is called so; what it is beside that tells it from others.
const OF_ANY = /^(?:brackets?|mounts?|walls?|with|for|the|an?|each|matching|suitable|media)$/iu;

/** A product that words of a list mean, and how it was chosen, in brackets; blank where it is named. */
export interface Chosen {
  entry: CatalogueEntry;
  of: string;
}

/** What the words of a line mean: the product that they name, else the cheapest of the kind that has all they ask for. */
export async function chooseGoods(asked: Asked, words: string): Promise<Chosen | null> {
  const own = { ...asked, message: words };
  const [main] = await mainGoods(own, words);
  // The first that a search finds was not chosen by anything that was asked.
  const isChance = main?.of.startsWith(' (') ?? true;
  const cheapest = isChance ? await cheapestOfKind(own, words) : null;
  if (cheapest || !main) return cheapest;
  return { entry: main.entry, of: isChance ? main.of : main.of && ` (the cheapest ${main.of})` };
}

// What is made for outside costs more and is asked for by that.
const OUTSIDE = /\bout(?:side|doors?)\b|\b(?:a-?boards?|pavement|forecourt|terrace|roadside)\b/iu;

async function cheapestOfKind(asked: Asked, words: string): Promise<Chosen | null> {
  if (!namesThing(words)) return null;
  const isOfKind = kindNamed(words);
  const needs = needsCalledFor(words).filter(({ isFact }) => isFact);
  const size = readConditions(words).find(({ kind }) => kind === 'size')?.range;
  const isOutside = OUTSIDE.test(words);
  const { entries } = await listDescribed(asked, words, MOST_LOOKED_AT);
  const suiting = entries
    .filter(({ product }) => isOfKind(product) && needs.every((need) => need.fits(product) >= 0))
    .filter(({ product }) => isScreen(product) || !size)
    .filter(({ product }) => !product.specs.outdoor || isOutside || (needs.length === 0 && !size))
    .toSorted((a, b) => farFrom(a, size) - farFrom(b, size) || a.pricePence - b.pricePence);
  const [first] = suiting;
  if (!first) return null;
  return {
    entry: first,
    of: suiting.length > 1 ? ` (the cheapest of ${suiting.length} that I find for ‘${words}’)` : '',
  };
}

// A size that none has exactly is met by the nearest.
function farFrom({ product: { specs } }: CatalogueEntry, size: { min?: number; max?: number } | undefined): number {
  const inches = specs.screenSizeInches ?? 0;
  return size ? Math.max(0, (size.min ?? inches) - inches, inches - (size.max ?? inches)) : 0;
}

/** What goes with a product in the words of a list: of what fits by the specifications the nearest to the words, then the cheapest; null where none does. */
export async function chooseExtra(
  { context, snapshot }: Asked,
  { product }: CatalogueEntry,
  words: string,
): Promise<Chosen | null> {
  const thing = holderSaid(words);
  if (!namesThing(thing)) return null;
  const { groups } = await listFits(context, product.id, { verdict: 'fits', most: EVERY });
  const isOfKind = kindNamed(thing);
  const all = groups.flatMap(({ products }) => products.map((each) => each.product)).filter(isOfKind);
  const telling = everyToken(thing).filter((token) => !OF_ANY.test(token));
  const has = ({ name }: { name: string }, token: string) => everyToken(name).some((each) => isAlike(each, token));
  const nearness = (each: { name: string }) => telling.filter((token) => has(each, token)).length;
  const [most = 0] = all.map(nearness).toSorted((a, b) => b - a);
  // Where one is sold that is called so, another does not stand for it.
  const isCalledSo = () => snapshot.entries.some((each) => isOfKind(each.product) && nearness(each.product) > 0);
  if (most === 0 && everyToken(thing).length > 1 && isCalledSo()) return null;
  const near = uprightIfAsked(
    all.filter((each) => nearness(each) === most),
    thing,
  ).toSorted((a, b) => Number(a.price) - Number(b.price));
  const entry = snapshot.byId.get(near[0]?.id ?? 0);
  return entry
    ? { entry, of: near.length > 1 ? ` (the cheapest of ${near.length} that fit ${product.name})` : '' }
    : null;
}

const SHORTEST = 3;
const LONGEST_END = 3;

/** Whether two words are the same but for their ends: 'lifts' and 'lift', 'tilting' and 'tilt'. A board is in no boardroom. */
export function isAlike(one: string, other: string): boolean {
  const [a = '', b = ''] = [one, other]
    .map((word) => word.toLowerCase().replace(/s$/u, ''))
    .toSorted((x, y) => x.length - y.length);
  if (a === b) return true;
  return a.length >= SHORTEST && b.length - a.length <= LONGEST_END && !/\d/u.test(a + b) && b.startsWith(a);
}
