import type { Product } from '#features/catalogue/contract.ts';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import type { Fit } from '#features/fits/contract.ts';
import { type FitFacts, readFitFacts } from '#features/fits/fit-facts.ts';
import { type Judged, judge, type Relation, reasonsOf, warningOf } from '#features/fits/judge.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';

const read = new WeakMap<object, FitFacts>();

/** The facts of a product that decide what it fits; read once as long as its specifications stay. */
export function fitFactsOf(product: Pick<Product, 'name' | 'specs'>): FitFacts {
  const known = read.get(product.specs);
  if (known?.name === product.name) return known;
  const facts = readFitFacts(product);
  read.set(product.specs, facts);
  return facts;
}

/**
 * Whether two products on sale fit each other, whichever comes first. Refused with `not_found` where one of them is not on
 * sale. Reads no table.
 */
export async function fitOf(
  context: AppContext,
  one: number,
  other: number,
): Promise<Fit & { relation: Relation | null }> {
  const { byId } = await catalogueOf(context).current();
  const [first, second] = [byId.get(one), byId.get(other)];
  if (!first || !second) throw refuse('not_found', 'There is no such product.');
  const judged = judge(fitFactsOf(first.product), fitFactsOf(second.product));
  return { ...presentFit(judged), relation: judged.relation };
}

export function presentFit(judged: Judged): Fit {
  return { verdict: judged.verdict, reasons: reasonsOf(judged), warning: warningOf(judged) };
}
