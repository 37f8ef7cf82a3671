import { ask } from '../../tests/faults/crash.ts';
import { until } from '../../tests/faults/running-shop.ts';
import { fillCatalogue } from '../changes/fill-catalogue.ts';
import { fillHistory } from '../history/fill-history.ts';
import { untilSummedUp } from '../reports/until-summed-up.ts';
import type { BenchShop } from '../shop.ts';
import type { World } from './plan.ts';

const SHOWN_WITHIN_MS = 600_000;

/**
 * Puts so many products on sale, the sample's included, and writes so many orders of years past. `stock` fills the shelves in
 * between, which would otherwise go through the history. Returns what it returned, once the shop shows its last product.
 */
export async function fillWorld<T>(shop: BenchShop, world: World, stock: () => Promise<T>): Promise<T> {
  const last = await ask(shop.databaseUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from products where archived_at is null',
    );
    const missing = world.products - (rows[0]?.count ?? 0);
    if (missing > 0) await fillCatalogue(client, missing);
    const found = await client.query<{ id: number; name: string }>(
      'select id, name from products where archived_at is null order by id desc limit 1',
    );
    return found.rows[0];
  });
  const stocked = await stock();
  if (world.orders > 0) {
    await ask(shop.databaseUrl, (client) => fillHistory(client, world.orders));
    await ask(shop.databaseUrl, untilSummedUp);
  }
  // A catalogue that was filled is read and indexed by and by.
  const search = `${shop.url}/api/search/products?${new URLSearchParams({ q: last?.name ?? '' })}`;
  const isShown = async () => (await (await fetch(search)).text()).includes(`"id":${last?.id},`);
  if (!(await until(isShown, SHOWN_WITHIN_MS))) throw new Error('The shop did not show its new products in time.');
  return stocked;
}
