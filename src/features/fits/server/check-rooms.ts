import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { checkRoom } from '#features/fits/check-room.ts';
import { readFitFacts } from '#features/fits/fit-facts.ts';
import type { RoomFinding } from '#features/fits/room.ts';
import type { AppContext } from '#platform/app-context.ts';
import { fitsIndexOf } from './fits-index.ts';

/**
 * What fits in each of these rooms as a whole, with what staff say of pairs. What is not on sale is passed over. Costs as much as
 * there are pairs in each room. Reads no table.
 */
export async function checkRooms(
  context: AppContext,
  rooms: readonly (readonly { productId: number; quantity: number }[])[],
): Promise<RoomFinding[][]> {
  const index = await fitsIndexOf(context);
  return rooms.map((lines) => {
    const entries = new Map<number, CatalogueEntry>();
    const items = lines.flatMap(({ productId, quantity }) => {
      const entry = index.snapshot.byId.get(productId);
      if (!entry) return [];
      entries.set(productId, entry);
      const { id, name } = entry.product;
      return [{ id, name, facts: readFitFacts(entry.product), quantity }];
    });
    const entryOf = ({ id }: { id: number }) => entries.get(id) as CatalogueEntry;
    return checkRoom(items, (host, part) => index.judged(entryOf(host), entryOf(part)));
  });
}
