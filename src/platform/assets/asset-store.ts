import { getMimeType } from 'hono/utils/mime';
import { type Bucket, openBucket } from '#platform/bucket.ts';
import type { Config } from '#platform/config.ts';
import type { publishedAssets } from '#platform/tables.ts';

type Row = typeof publishedAssets.$inferSelect;
type Named = Pick<Row, 'name' | 'encoding'>;

/** Where the bytes of published files lie: in the bucket of `MEDIA_S3_URL`, else in their rows. */
export interface AssetStore {
  place: string;
  /** Stores the bytes; answers what belongs into the row. */
  write(asset: Named, bytes: Buffer): Promise<Pick<Row, 'place' | 'content'>>;
  read(row: Pick<Row, 'name' | 'encoding' | 'place' | 'content'>): Promise<Uint8Array<ArrayBuffer> | null>;
  remove(row: Pick<Row, 'name' | 'encoding' | 'place'>): Promise<void>;
}

const IN_ROWS = 'database';
const opened = new WeakMap<Config, AssetStore>();

/** The store of this process. */
export function assetStoreOf(config: Config): AssetStore {
  const store = opened.get(config) ?? openStore(config);
  opened.set(config, store);
  return store;
}

/** The media type of a file, by its ending. */
export function mediaTypeOf(name: string): string {
  return getMimeType(name) ?? 'application/octet-stream';
}

function openStore({ MEDIA_S3_URL: address }: Config): AssetStore {
  const bucket: Bucket | null = address ? openBucket(address) : null;
  const place = address ? `${address.endpoint}/${address.bucket}` : IN_ROWS;
  return {
    place,
    write: async (asset, bytes) => {
      const isAway = await bucket?.write(keyOf(asset), bytes, mediaTypeOf(asset.name)).catch(() => true);
      // A bucket that is away holds up no new version; the file goes there later.
      return bucket && !isAway ? { place, content: null } : { place: IN_ROWS, content: bytes };
    },
    read: async (row) => {
      if (row.content) return new Uint8Array(row.content);
      return row.place === place && bucket ? bucket.read(keyOf(row)) : null;
    },
    remove: async (row) => {
      if (bucket && row.place === place) await bucket.remove(keyOf(row));
    },
  };
}

function keyOf({ name, encoding }: Named): string {
  return `assets/${name}${encoding === 'br' ? '.br' : ''}`;
}
