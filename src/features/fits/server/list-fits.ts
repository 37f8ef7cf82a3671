import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import type { FitGroup } from '#features/fits/contract.ts';
import type { Verdict } from '#features/fits/finding.ts';
import { FIT_GROUP_KEYS, type FitGroupKey, groupKeyOf, groupTitle } from '#features/fits/fit-groups.ts';
import type { Judged } from '#features/fits/judge.ts';
import { inTheBoxOf, nothingIn } from '#features/fits/nothing-fits.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { FitsIndex } from './by-role.ts';
import { onSale, presentFit } from './fit-of.ts';
import { fitsIndexOf } from './fits-index.ts';

/** Which of what fits is wanted; without any, of each group and verdict the first twelve. */
export interface WantedFits {
  group?: FitGroupKey;
  verdict?: 'fits' | 'refused' | 'not known';
  /** The most of each verdict, and how many are passed over before them. */
  most?: number;
  from?: number;
}

const MOST_OF_A_VERDICT = 12;
const SHOWN = ['fits', 'refused', 'not known'] as const;

/** One of the products that have something to do with another, and what is said of the two. */
export type Found = { entry: CatalogueEntry; judged: Judged };

/**
 * What fits a product, by what it does for it. Judges those products that can have something to do with it, and words only those
 * that are shown. Refused with `not_found` where it is not on sale. Reads no table.
 */
export async function listFits(
  context: AppContext,
  id: number,
  wanted: WantedFits = {},
): Promise<{ groups: FitGroup[]; unknown: string | null }> {
  const index = await fitsIndexOf(context);
  return listOf(index, onSale(index.snapshot, id), wanted);
}

/** The same from an index that is at hand. */
function listOf(
  index: FitsIndex,
  asked: CatalogueEntry,
  wanted: WantedFits = {},
): { groups: FitGroup[]; unknown: string | null } {
  const found = judgedGroups(index, asked);
  const role = index.roleOf(asked);
  const groups = FIT_GROUP_KEYS.filter((key) => !wanted.group || key === wanted.group).flatMap((key) => {
    const group = found.get(key);
    return group ? [presentGroup(key, groupTitle(key, role), group, wanted)] : [];
  });
  const isUnknown = found.size === 0 && role === null;
  const unknown = `What ${asked.product.name} goes with is not known: its specifications do not say.`;
  return { groups, unknown: isUnknown ? unknown : null };
}

/** The products that have something to do with this one, by group, judged and not worded. */
export function judgedGroups(index: FitsIndex, asked: CatalogueEntry): Map<FitGroupKey, Found[]> {
  const found = new Map<FitGroupKey, Found[]>();
  for (const entry of index.counterpartsOf(asked)) {
    const judged = index.judged(asked, entry);
    if (!judged.relation) continue;
    const key = groupKeyOf(judged.relation, judged.isServed);
    const group = found.get(key);
    if (group) group.push({ entry, judged });
    else found.set(key, [{ entry, judged }]);
  }
  return found;
}

function presentGroup(key: FitGroupKey, title: string, group: Found[], wanted: WantedFits): FitGroup {
  const by: Record<Verdict, Found[]> = { fits: [], refused: [], 'not known': [], irrelevant: [] };
  for (const found of group) by[found.judged.verdict].push(found);
  const { verdict, most = MOST_OF_A_VERDICT, from = 0 } = wanted;
  const products = (verdict ? [verdict] : SHOWN).flatMap((each) =>
    cheapest(by[each], from + most)
      .slice(from)
      .map(({ entry, judged }) => ({ ...presentFit(judged), product: entry.product })),
  );
  const counts = { fits: by.fits.length, refused: by.refused.length, notKnown: by['not known'].length };
  const relation = group[0]?.judged.relation ?? 'goes';
  return { key, relation, title, products, counts, ...wordsOf(by) };
}

// Of thousands, those on a page are picked and not all sorted; a deep page is rare.
const MOST_PICKED = 64;

function cheapest(all: readonly Found[], count: number): Found[] {
  if (count > MOST_PICKED) return all.toSorted(byPrice).slice(0, count);
  const picked: Found[] = [];
  for (const found of all) {
    const last = picked.at(-1);
    if (picked.length === count && last && byPrice(last, found) <= 0) continue;
    const at = picked.findLastIndex((each) => byPrice(each, found) <= 0) + 1;
    picked.splice(at, 0, found);
    if (picked.length > count) picked.pop();
  }
  return picked;
}

/** The cheapest first. */
export function byPrice({ entry: a }: Found, { entry: b }: Found): number {
  return a.pricePence - b.pricePence || a.product.id - b.product.id;
}

function wordsOf(by: Readonly<Record<(typeof SHOWN)[number], readonly Found[]>>) {
  const judged = (verdict: (typeof SHOWN)[number]) => by[verdict].map((found) => found.judged);
  const fits = judged('fits');
  return { inTheBox: inTheBoxOf(fits), nothing: nothingIn(fits, judged('refused'), judged('not known')) };
}
