import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { MOST_GOODS } from '#features/assistant/thread.ts';
import type { CatalogueEntry, Snapshot } from '#features/catalogue/server/door.ts';

/** So many of a product. */
export interface Counted {
  entry: CatalogueEntry;
  pieces: number;
}

const OF_A_PRODUCT = /^\/products\/(\d+)/u;
const LEADS = 'The first that I would look at: ';

/** The products that an answer speaks of: those that it shows, then those whose pages it links. */
export function productsTold(
  { byId }: Snapshot,
  { products, sources }: Pick<AssistantAnswer, 'products' | 'sources'>,
): CatalogueEntry[] {
  const ids = [
    ...products.map(({ product }) => product.id),
    ...sources.flatMap(({ href }) => OF_A_PRODUCT.exec(href)?.slice(1).map(Number) ?? []),
  ];
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** The goods of an answer with the counts that it says: of '2 × Counter 50 with 2 × flat bracket' both; else one of the first. */
export function goodsTold(
  snapshot: Snapshot,
  answer: Pick<AssistantAnswer, 'reply' | 'products' | 'sources'>,
): Counted[] {
  const told = productsTold(snapshot, answer);
  const counted = countedIn(answer.reply, told);
  // What it would look at first is what was offered; what there is beside it was not chosen.
  const lead = told.find(({ product }) => answer.reply.includes(`${LEADS}${product.name}`));
  const isOfLead = lead === undefined || counted.some(({ entry }) => entry === lead);
  if (counted.length > 0 && isOfLead) return counted.slice(0, MOST_GOODS);
  const first = lead ?? told[0];
  if (!first) return [];
  const many = /(?:^|[.\n] ?)(\d{1,4}) of it are £/u.exec(answer.reply)?.[1];
  return [{ entry: first, pieces: many ? Number(many) : 1 }];
}

// What stands under points are choices, of which the first counts.
function countedIn(reply: string, told: readonly CatalogueEntry[]): Counted[] {
  const byLength = told.toSorted((a, b) => b.product.name.length - a.product.name.length);
  const lines = reply.split('\n');
  const choice = lines.findIndex((line) => line.startsWith('•'));
  const counted = new Map<CatalogueEntry, { pieces: number; at: number }>();
  for (const [row, line] of lines.entries()) {
    // A fitting is no screen more, and what else there is was not asked for.
    if (/^(?:Fitting|There is also|Delivery|Singly:) /u.test(line) || (line.startsWith('•') && row !== choice))
      continue;
    let rest = line;
    for (const entry of byLength) {
      const before = ` × ${entry.product.name}`;
      const at = rest.indexOf(before);
      const pieces = at < 0 ? Number.NaN : Number(/(\d{1,4})$/u.exec(rest.slice(0, at))?.[1]);
      if (!(pieces > 0)) continue;
      rest = `${rest.slice(0, at)}${' '.repeat(before.length)}${rest.slice(at + before.length)}`;
      if (!counted.has(entry)) counted.set(entry, { pieces, at: row * 10_000 + at });
    }
  }
  return [...counted].sort(([, a], [, b]) => a.at - b.at).map(([entry, { pieces }]) => ({ entry, pieces }));
}
