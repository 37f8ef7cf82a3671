import { countedGoods } from '#features/assistant/questions/job.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { isScreen, kindNamed, namesThing, needsCalledFor, readConditions } from '#features/search/server/door.ts';
import type { Asked } from '../asked.ts';
import { listDescribed } from '../meant-products.ts';
import { namedIn } from '../named-products.ts';
import { pricedSet, setsLike } from './priced-set.ts';
import { longHoursAsked, ratedHours } from './rated-hours.ts';
import { isFound, linesOf } from './sum-lines.ts';

const MOST_LOOKED_AT = 100;
// A room reads nothing from less, unless its size is said.
const LEAST_INCHES = 30;

/** Goods of a job: how many of which product, and how it was chosen. */
export interface JobGoods {
  pieces: number;
  entry: CatalogueEntry;
  /** Among how many; blank where it is named. */
  of: string;
}

/** '2 × Counter 43 menu board'. */
export const inPieces = ({ pieces, entry }: JobGoods): string => `${pieces} × ${entry.product.name}`;

/** What goods come to, in pence ex VAT. */
export const costOf = ({ pieces, entry }: JobGoods): number => pieces * entry.pricePence;

/** What the first goods of a job may be: the product that is named, or all of a kind, the cheapest first. */
export async function mainGoods(asked: Asked, part: string): Promise<readonly JobGoods[]> {
  const { pieces, words } = countedGoods(part);
  const { entries, rest } = await namedIn(asked.context, asked.snapshot, `the ${words}`);
  const [named] = entries;
  if (named && entries.length === 1 && !namesThing(rest)) return [{ pieces, entry: named, of: '' }];
  const ofKind = await screensOf(asked, words);
  const hours = longHoursAsked(asked.message);
  const rated = hours > 0 ? `, rated for ${hours} hours a day` : '';
  const of = ofKind.length > 1 ? `of ${ofKind.length} that I find for ‘${words}’${rated}` : '';
  if (ofKind.length > 0) return ofKind.map((entry) => ({ pieces, entry, of }));
  // Where none has what is asked of that size, another is no part of a sum.
  if (readConditions(words).some(({ kind }) => kind === 'size') && (hours > 0 || needsOf(words).length > 0)) return [];
  return (await linesOf(asked, [part])).filter(isFound);
}

/** What goes with the first goods: of a kind the cheapest that fits, one for each where no count is said; and what is named and does not fit. */
export async function goodsBeside(
  asked: Asked,
  { pieces, entry }: JobGoods,
  parts: readonly string[],
): Promise<{ goods: readonly JobGoods[]; unknown: readonly string[]; refused: readonly string[] }> {
  const lines = (await linesOf(asked, [`${pieces} × ${entry.product.name}`, ...parts])).slice(1);
  const goods = lines
    .map((line, at) => ({
      ...line,
      pieces: line.pieces === 1 && isOfEach(parts[at] ?? '', entry) ? pieces : line.pieces,
    }))
    .filter(isFound)
    // What does not fit is no part of a sum.
    .filter(({ warning }) => warning === null);
  const unknown = lines.filter((line) => !isFound(line)).map(({ part }) => part);
  return { goods, unknown, refused: lines.flatMap(({ warning }) => warning ?? []) };
}

/** The set that has so many screens of the same size: what it costs and brings; nothing where there is none. */
export function setInstead({ snapshot }: Asked, { pieces, entry }: JobGoods): string[] {
  const { screenSizeInches } = entry.product.specs;
  const set = setsLike(snapshot, entry.product, pieces).find(
    ({ product }) => product.specs.panelInches === screenSizeInches,
  );
  const says = set && pricedSet(set, pieces);
  return set && says ? [`There is also ${set.product.name}. ${says}.`] : [];
}

// 'Brackets' and 'a bracket each' are one for each.
const OF_EACH = /\beach\b|^(?!\d)(?:the |some )?(?:[\p{L}-]+ ){0,2}\p{L}+s$/iu;

// A licence is for one screen.
const OF_LICENCES = /\b(?:software|licen[cs]es?)\b/iu;

function isOfEach(part: string, { product }: CatalogueEntry): boolean {
  return OF_EACH.test(part) || (isScreen(product) && OF_LICENCES.test(part));
}

const needsOf = (words: string) => needsCalledFor(words).filter(({ isFact }) => isFact);

// Single screens made for indoors, and for touch only where that is said.
async function screensOf(asked: Asked, words: string): Promise<readonly CatalogueEntry[]> {
  const size = readConditions(words).find(({ kind }) => kind === 'size')?.range ?? { min: LEAST_INCHES };
  const isOfKind = kindNamed(words);
  const needs = needsOf(words);
  // Use outside the rated hours the warranty does not cover.
  const hours = longHoursAsked(asked.message);
  const isTouch = /\b(?:touch|interactive)\b/iu.test(words);
  const { entries } = await listDescribed(asked, words, MOST_LOOKED_AT);
  const fitting = entries
    .filter(({ product }) => {
      const { screenSizeInches = 0, panels, outdoor } = product.specs;
      const isSize = screenSizeInches >= (size.min ?? 0) && screenSizeInches <= (size.max ?? screenSizeInches);
      const isFit = needs.every((need) => need.fits(product) >= 0);
      return (
        isScreen(product) && isOfKind(product) && isSize && isFit && !panels && !outdoor && ratedHours(product) >= hours
      );
    })
    .sort((a, b) => a.pricePence - b.pricePence);
  const asSaid = fitting.filter(({ product }) => (product.specs.touch ?? false) === isTouch);
  return asSaid.length > 0 || isTouch ? asSaid : fitting;
}
