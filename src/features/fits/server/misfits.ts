import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import type { Misfit } from '#features/fits/contract.ts';
import type { Role } from '#features/fits/fit-facts.ts';
import { groupKeyOf } from '#features/fits/fit-groups.ts';
import { type Judged, reasonsOf } from '#features/fits/judge.ts';
import { leadSentence } from '#features/fits/misfit-words.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { FitsIndex } from './by-role.ts';
import { fitsIndexOf } from './fits-index.ts';
import { byPrice, type Found, judgedGroups } from './list-fits.ts';

const SERVING: ReadonlySet<Role> = new Set<Role>([
  'bracket',
  'LED frame',
  'player',
  'LED controller',
  'supply',
  'outlets',
  'enclosure',
]);

/**
 * Which of these products, bought together, serve none of the others although they were made for such: a bracket that does not
 * reach the holes of the screen beside it. Says nothing where the answer is not known, nor of what serves another of them. Costs
 * as much as there are pairs; what is not on sale is passed over. Reads no table.
 */
export async function misfitsAmong(context: AppContext, ids: readonly number[]): Promise<Misfit[]> {
  const index = await fitsIndexOf(context);
  const entries = [...new Set(ids)].flatMap((id) => index.snapshot.byId.get(id) ?? []);
  return entries.flatMap((entry) => {
    const role = index.roleOf(entry);
    const refused = role && SERVING.has(role) ? refusedBy(index, entry, entries) : null;
    return refused ? [present(index, { entry, ...refused }, entries)] : [];
  });
}

interface Refused {
  host: CatalogueEntry;
  judged: Judged;
}

// The first of the others by which it is refused; null where one takes it or may take it.
function refusedBy(index: FitsIndex, entry: CatalogueEntry, entries: readonly CatalogueEntry[]): Refused | null {
  const hosts = entries.flatMap((host) => {
    if (host === entry) return [];
    const judged = index.judged(host, entry);
    return judged.relation && judged.isServed ? [{ host, judged }] : [];
  });
  const isRefused = hosts.length > 0 && hosts.every(({ judged }) => judged.verdict === 'refused');
  return isRefused ? (hosts[0] ?? null) : null;
}

function present(
  index: FitsIndex,
  { entry, host, judged }: Refused & { entry: CatalogueEntry },
  entries: readonly CatalogueEntry[],
): Misfit {
  const group = judgedGroups(index, host).get(groupKeyOf(judged.relation ?? 'goes', true)) ?? [];
  const fitting = group.filter((found) => found.judged.verdict === 'fits').sort(byPrice);
  const ids = new Set(entries.map(({ product }) => product.id));
  const there = fitting.find((found) => ids.has(found.entry.product.id))?.entry.product;
  const distance = (found: Found) => Math.abs(found.entry.pricePence - entry.pricePence);
  const [instead] = there
    ? []
    : fitting.filter((found) => found.entry.product.inStock).sort((a, b) => distance(a) - distance(b));
  return {
    productId: entry.product.id,
    with: { id: host.product.id, name: host.product.name },
    sentence: leadSentence(judged, index.roleOf(entry), host.product.name),
    reasons: reasonsOf(judged),
    instead: instead?.entry.product ?? null,
    there: there ? { id: there.id, name: there.name } : null,
  };
}
