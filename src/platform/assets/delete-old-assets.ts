import { inArray, lt } from 'drizzle-orm';
import type { AppContext } from '#platform/app-context.ts';
import { publishedAssets } from '#platform/tables.ts';
import { addMinutes } from '#values/instant.ts';
import { assetStoreOf } from './asset-store.ts';

export const ASSET_RETENTION_DAYS = 1;

// Instances say hourly, and now and then a little later, that a file is in use.
const GRACE_MINUTES = 120;

/** Timed job: deletes the files of versions that no instance has run for a day. */
export async function deleteOldAssets({ db, config, clock }: AppContext): Promise<void> {
  const before = addMinutes(clock.now(), -(ASSET_RETENTION_DAYS * 24 * 60 + GRACE_MINUTES));
  const { name, encoding, place } = publishedAssets;
  const old = await db
    .select({ name, encoding, place })
    .from(publishedAssets)
    .where(lt(publishedAssets.seenAt, before));
  for (const row of old) await assetStoreOf(config).remove(row);
  const names = old.map((row) => row.name);
  if (names.length > 0) await db.delete(publishedAssets).where(inArray(publishedAssets.name, names));
}
