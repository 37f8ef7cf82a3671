import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '#platform/clock.ts';
import type { BackupTotals, Part } from './content.ts';
import { readBackup } from './read-backup.ts';
import { newConnection } from './shop-tables.ts';
import { openSnapshot, type Snapshot } from './snapshot.ts';
import { writeBackup } from './write-backup.ts';

/** The files of a shop, by names that never change their content. */
export interface StoredFiles {
  list(): AsyncIterable<string>;
  /** The bytes, or null when the file has gone since it was listed. */
  read(name: string): Promise<Uint8Array | null>;
}

export interface BackupOrder {
  databaseUrl: string;
  files: StoredFiles;
  folder: string;
  /** Whether the file is one of a series, which its name says. */
  isOfSeries?: boolean;
  /** Encrypts the backup. */
  word?: string;
  shopVersion: string;
  clock: Clock;
  signal?: AbortSignal;
}

export interface MadeBackup {
  file: string;
  bytes: number;
  totals: BackupTotals;
}

/**
 * Writes database and pictures into one file of the folder while the shop runs, and reads it again before it gets its name.
 * After a failure nothing of it remains.
 */
export async function makeBackup(order: BackupOrder): Promise<MadeBackup> {
  const { folder, clock, word, signal } = order;
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  const madeAt = clock.now();
  const client = newConnection(order.databaseUrl, 'backup');
  let draft: string | undefined;
  try {
    await client.connect();
    const snapshot = await openSnapshot(client);
    const about = { ...snapshot.about, madeAt: madeAt.toISOString(), shopVersion: order.shopVersion };
    const name = nameAt(madeAt, order.isOfSeries ? about.shopId : undefined);
    draft = path.join(folder, `${name}.${randomBytes(4).toString('hex')}.part`);
    const parts = partsOf(snapshot, order.files);
    const totals = await writeBackup(draft, word, { about, parts }, signal);
    const read = await readBackup(draft, word, undefined, signal);
    if (read.totals.sha256 !== totals.sha256) throw new Error('The backup does not read as it was written.');
    const { size } = await fs.stat(draft);
    return { file: await giveName(draft, folder, name), bytes: size, totals };
  } finally {
    if (draft) await fs.rm(draft, { force: true });
    await client.end().catch(() => undefined);
  }
}

// A row names a picture that was stored before it, so the pictures follow the rows and the transaction is short.
async function* partsOf(snapshot: Snapshot, files: StoredFiles): AsyncGenerator<Part> {
  yield* snapshot.tables();
  await snapshot.close();
  for await (const name of files.list()) {
    const bytes = await files.read(name);
    if (bytes) yield { kind: 'file', name, data: once(bytes) };
  }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

function nameAt(moment: Date, shopId?: string): string {
  const series = shopId ? `${Buffer.from(shopId, 'base64url').toString('hex').slice(0, 8)}-` : '';
  return `brightfront-${series}${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

// Another backup of the same second stays: a link, unlike renaming, never replaces a file. Some disks know no links.
async function giveName(draft: string, folder: string, name: string): Promise<string> {
  for (let number = 1; ; number++) {
    const file = path.join(folder, `${name}${number > 1 ? `-${number}` : ''}.backup`);
    try {
      await fs.link(draft, file);
      return file;
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (code === 'EEXIST') continue;
      if (!['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'].includes(code)) throw error;
      await fs.rename(draft, file);
      return file;
    }
  }
}
