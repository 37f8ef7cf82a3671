import { and, inArray, lt, sql } from 'drizzle-orm';
import type { AppContext } from '#platform/app-context.ts';
import { publishedAssets } from '#platform/tables.ts';
import { addMinutes } from '#values/instant.ts';
import { type AssetFile, listAssets } from './asset-files.ts';
import { assetStoreOf } from './asset-store.ts';

// Together they are a few megabytes, and a statement should not be that long.
const AT_ONCE = 20;
const SEEN_EVERY_MINUTES = 60;

/** Stores the built files that are not stored yet, and says of the others that they are still in use. Answers how many were new. */
export async function publishAssets(context: AppContext, folder: string): Promise<number> {
  const { db, config, clock } = context;
  const files = await listAssets(folder);
  const names = files.map(({ name }) => name);
  if (names.length === 0) return 0;
  const now = clock.now();
  const isStale = lt(publishedAssets.seenAt, addMinutes(now, -SEEN_EVERY_MINUTES));
  // Before the look, so that nothing that is found can be deleted as old.
  await db
    .update(publishedAssets)
    .set({ seenAt: now })
    .where(and(inArray(publishedAssets.name, names), isStale));
  const rows = await db
    .select({ name: publishedAssets.name, place: publishedAssets.place })
    .from(publishedAssets)
    .where(inArray(publishedAssets.name, names));
  const { place } = assetStoreOf(config);
  const there = new Set(rows.filter((row) => row.place === place).map(({ name }) => name));
  const missing = files.filter(({ name }) => !there.has(name));
  for (let at = 0; at < missing.length; at += AT_ONCE) await store(context, missing.slice(at, at + AT_ONCE));
  return missing.length;
}

async function store({ db, config, clock }: AppContext, files: readonly AssetFile[]): Promise<void> {
  const seenAt = clock.now();
  const place = assetStoreOf(config);
  const rows = await Promise.all(
    files.map(async ({ name, encoding, read }) => {
      const stored = await place.write({ name, encoding }, await read());
      return { name, encoding, seenAt, ...stored };
    }),
  );
  const set = {
    encoding: sql`excluded.encoding`,
    place: sql`excluded.place`,
    content: sql`excluded.content`,
    seenAt: sql`excluded.seen_at`,
  };
  await db.insert(publishedAssets).values(rows).onConflictDoUpdate({ target: publishedAssets.name, set });
}
