import { catalogueOf, type Snapshot } from '#features/catalogue/server/door.ts';
import type { Ground } from '#platform/ground.ts';
import { guidanceFor } from './guidance.ts';
import { type IndexInForce, indexFor } from './index-keeper.ts';

/** The catalogue, its index and what staff have taught the search, as they are now. */
export async function openSearch(ground: Ground): Promise<{ snapshot: Snapshot; inForce: IndexInForce }> {
  const snapshot = await catalogueOf(ground).current();
  const [inForce, guidance] = await Promise.all([
    indexFor(ground, snapshot, ground.log),
    guidanceFor(ground, snapshot.version),
  ]);
  return { snapshot, inForce: { ...inForce, guidance } };
}
