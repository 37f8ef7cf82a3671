import { judgedCatalogue } from './judged-catalogue.ts';
import { gradeOf, JUDGED_QUERIES, type JudgedQuery } from './judged-queries.ts';
import { ndcgAt10 } from './metrics.ts';
import { buildMiniSearch } from './minisearch-beside.ts';
import { build, searchAll, snapshotOf } from './shop-in-memory.ts';

export interface Judged extends JudgedQuery {
  isHeldOut: boolean;
  ndcg: number;
  /** MiniSearch's, where it was run beside ours. */
  besideNdcg: number;
  besideFound: number;
  found: readonly { name: string; grade: number }[];
}

/** A grade of 3 is worth seven of a grade of 1. */
const gain = (grade: number) => 2 ** grade - 1;

/** Runs our own judged queries over our own catalogue. */
export async function judgeOwnSet({ beside = false } = {}): Promise<Judged[]> {
  const products = judgedCatalogue();
  const snapshot = snapshotOf(products);
  const { inForce } = await build(snapshot);
  const other = beside ? await buildMiniSearch(products) : null;
  const { found } = searchAll(
    snapshot,
    inForce,
    JUDGED_QUERIES.map(({ q }) => q),
  );
  return JUDGED_QUERIES.map((query, at) => {
    const shown = (found[at] ?? []).flatMap((place) => products[place] ?? []);
    const grades = shown.map((product) => gradeOf(product, query));
    const ideal = products.map((product) => gain(gradeOf(product, query)));
    const besideHits = other?.search(query.q, 100).flatMap((place) => products[place] ?? []) ?? [];
    return {
      ...query,
      besideNdcg: ndcgAt10(
        besideHits.map((product) => gain(gradeOf(product, query))),
        ideal,
      ),
      besideFound: besideHits.length,
      isHeldOut: at % 2 === 1,
      ndcg: ndcgAt10(grades.map(gain), ideal),
      found: shown.map(({ name }, place) => ({ name, grade: grades[place] ?? 0 })),
    };
  });
}
