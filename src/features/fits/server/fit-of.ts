import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';
import type { Fit } from '#features/fits/contract.ts';
import { briefOf, type Judged, reasonsOf, warningOf } from '#features/fits/judge.ts';
import type { Relation } from '#features/fits/rules.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';
import { fitsIndexOf } from './fits-index.ts';

/**
 * Whether two products on sale fit each other, whichever comes first. Refused with `not_found` where one of them is not on
 * sale. Reads no table.
 */
export async function fitOf(
  context: AppContext,
  one: number,
  other: number,
): Promise<Fit & { relation: Relation | null }> {
  const index = await fitsIndexOf(context);
  const judged = index.judged(onSale(index.snapshot, one), onSale(index.snapshot, other));
  return { ...presentFit(judged), relation: judged.relation };
}

/** The product on sale; refused where there is none. */
export function onSale({ byId }: Snapshot, id: number): CatalogueEntry {
  const entry = byId.get(id);
  if (!entry) throw refuse('not_found', 'There is no such product.');
  return entry;
}

export function presentFit(judged: Judged): Fit {
  const { verdict } = judged;
  return { verdict, reasons: reasonsOf(judged), brief: briefOf(judged), warning: warningOf(judged) };
}
