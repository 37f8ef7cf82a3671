import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { makeBackup } from '#platform/backup/make-backup.ts';
import { connectBucket, openBucket } from '#platform/bucket.ts';
import type { BucketAddress } from '#platform/bucket-address.ts';
import { demandRoomFor } from './folder-place.ts';
import type { BackupPlace } from './place.ts';
import { sendFile } from './send-file.ts';

const PREFIX = 'backups/';
// A piece of 8 MB at 1 Mbit/s.
const PATIENCE_MS = 90_000;

/** A bucket, under `backups/`. A backup is written and checked in the folder `draft` first, then sent and read again from the bucket. */
export function bucketPlace(address: BucketAddress, draft: string): BackupPlace {
  const { bucket: Bucket, endpoint } = address;
  const objects = openBucket(address);
  const has = (name: string) => objects.has(`${PREFIX}${name}`);
  return {
    name: `bucket ${Bucket} at ${new URL(endpoint).host}`,
    make: async (order) => {
      // What a process left that ended meanwhile: only one backup is made at a time.
      await fs.rm(draft, { recursive: true, force: true });
      await demandRoomFor(path.dirname(draft));
      try {
        const { file, bytes, totals } = await makeBackup({ ...order, folder: draft });
        const name = await freeName(path.basename(file), has);
        const store = await connectBucket(address, PATIENCE_MS);
        const object = { Bucket, Key: `${PREFIX}${name}` };
        const sent = await sendFile(store, object, file, order.signal);
        await readAgain(store, object, sent).catch(async (error: unknown) => {
          await objects.remove(object.Key).catch(() => undefined);
          throw error;
        });
        return { name, bytes, totals };
      } finally {
        await fs.rm(draft, { recursive: true, force: true });
      }
    },
    list: async () => {
      const names: string[] = [];
      for await (const key of objects.list(PREFIX)) names.push(key.slice(PREFIX.length));
      return names;
    },
    remove: (name) => objects.remove(`${PREFIX}${name}`),
    has,
  };
}

// Another backup of the same second stays: what is put under a name replaces what has it.
async function freeName(name: string, has: BackupPlace['has']): Promise<string> {
  const named = (number: number) => (number === 1 ? name : name.replace(/(-\d+)?\.backup$/, `-${number}.backup`));
  let number = 1;
  while (await has(named(number))) number += 1;
  return named(number);
}

type Store = Awaited<ReturnType<typeof connectBucket>>;

async function readAgain({ sdk, client }: Store, object: { Bucket: string; Key: string }, sent: string): Promise<void> {
  const { Body } = await client.send(new sdk.GetObjectCommand(object));
  const hash = createHash('sha256');
  for await (const piece of Body as AsyncIterable<Uint8Array>) hash.update(piece);
  if (hash.digest('hex') !== sent) throw new Error('The backup does not read from the bucket as it was written.');
}
