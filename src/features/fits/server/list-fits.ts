import { type CatalogueEntry, catalogueOf } from '#features/catalogue/server/door.ts';
import type { FitGroup } from '#features/fits/contract.ts';
import type { Verdict } from '#features/fits/finding.ts';
import { type Judged, judge, type Relation } from '#features/fits/judge.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';
import { fitFactsOf, presentFit } from './fit-of.ts';

const MOST_OF_A_VERDICT = 12;
const TITLES: Readonly<Record<Relation, string>> = {
  hangs: 'Hangs on',
  plays: 'Plays from',
  powered: 'Powered by',
  housed: 'Stands in',
};
const FROM_THE_OTHER_SIDE: Readonly<Record<Relation, string>> = {
  hangs: 'Holds these screens',
  plays: 'Plays on these screens',
  powered: 'Powers these',
  housed: 'Takes these screens',
};

type Found = { entry: CatalogueEntry; judged: Judged };

/** What fits a product, by what it does for it. Judges every product on sale once, and words only those that are shown. */
export async function listFits(context: AppContext, id: number): Promise<{ groups: FitGroup[] }> {
  const { byId, entries } = await catalogueOf(context).current();
  const asked = byId.get(id);
  if (!asked) throw refuse('not_found', 'There is no such product.');
  const facts = fitFactsOf(asked.product);
  const { role } = facts;
  const found = new Map<string, Found[]>();
  for (const entry of role === null ? [] : entries) {
    const other = fitFactsOf(entry.product);
    if (entry === asked || role === null || other.role === null) continue;
    const judged = judge(facts, other);
    if (!judged.relation) continue;
    const title = (isGiver(role, other.role) ? FROM_THE_OTHER_SIDE : TITLES)[judged.relation];
    const group = found.get(title) ?? [];
    group.push({ entry, judged });
    found.set(title, group);
  }
  return { groups: [...found].map(([title, group]) => presentGroup(title, group)) };
}

// A supply is itself plugged into a strip; all others give to what they are made for.
function isGiver(own: string, other: string): boolean {
  if (own === 'outlets') return true;
  if (own === 'supply' || own === 'player') return other !== 'outlets';
  if (own === 'LED controller') return other === 'LED cabinet';
  return own === 'bracket' || own === 'LED frame' || (own === 'enclosure' && other === 'screen');
}

function presentGroup(title: string, group: Found[]): FitGroup {
  const of = (verdict: Verdict) => group.filter(({ judged }) => judged.verdict === verdict);
  const [fitting, refused, unknown] = [of('fits'), of('refused'), of('not known')];
  const products = [fitting, refused, unknown].flatMap((some) =>
    some
      .sort((a, b) => a.entry.pricePence - b.entry.pricePence || a.entry.product.id - b.entry.product.id)
      .slice(0, MOST_OF_A_VERDICT)
      .map(({ entry, judged }) => ({ ...presentFit(judged), product: entry.product })),
  );
  const counts = { fits: fitting.length, refused: refused.length, notKnown: unknown.length };
  return { relation: group[0]?.judged.relation ?? 'hangs', title, products, counts };
}
