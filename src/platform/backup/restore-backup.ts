import { buffer } from 'node:stream/consumers';
import type { Connection } from '#platform/connection.ts';
import { mayBeSaved } from '#platform/database.ts';
import { type MigrationFile, migrateEmpty, readMigrations } from '#platform/migrate.ts';
import { refuse } from '#platform/refusal.ts';
import type { AboutBackup, BackupTotals } from './content.ts';
import { demandEmpty } from './empty-target.ts';
import { openTables } from './fill-tables.ts';
import { pickMigrations } from './pick-migrations.ts';
import { readBackup } from './read-backup.ts';
import { newConnection, settleSession } from './shop-tables.ts';

/** Where files are restored to. */
export interface FilesTarget {
  /** Refuses a place that holds files already. */
  open(): Promise<OpenFiles>;
}

/** Files that take their place together, at the end. */
export interface OpenFiles {
  write(name: string, bytes: Uint8Array): Promise<void>;
  finish(): Promise<void>;
  /** Takes away what was written, also after `finish`. */
  undo(): Promise<void>;
}

export interface RestoreOrder {
  databaseUrl: string;
  files: FilesTarget;
  file: string;
  word?: string;
  /** The folder of this version's migrations. */
  migrations: string;
  signal?: AbortSignal;
}

export interface Restored {
  about: AboutBackup;
  totals: BackupTotals;
  /** Tables of the backup that are not the shop's and were left out. */
  unknown: string[];
}

/**
 * Puts a backup into an empty database and an empty place for pictures. The file is read to its end first, so that a bad one
 * changes nothing; then all rows go in in one transaction, which is committed once the pictures are in their place.
 */
export async function restoreBackup(order: RestoreOrder): Promise<Restored> {
  const { file, word, signal } = order;
  const { about, totals } = await readBackup(file, word, undefined, signal);
  const migrations = pickMigrations(about.migrations, await readMigrations(order.migrations), (name) =>
    refuse(
      'invalid',
      `The backup is of version ${about.shopVersion}, whose tables this version does not know (${name}). Restore it with that version or a newer one.`,
    ),
  );
  const client = newConnection(order.databaseUrl, 'restore');
  try {
    await client.connect();
    await settleSession(client);
    await client.query('begin');
    await demandEmpty(client);
    const files = await order.files.open();
    const unknown = await fill(client, files, migrations, order).catch(async (error: unknown) => {
      await files.undo();
      throw error;
    });
    await commit(client, files);
    // The planner knows nothing of the rows yet.
    await client.query('analyze');
    return { about, totals, unknown };
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function fill(
  client: Connection,
  files: OpenFiles,
  migrations: readonly MigrationFile[],
  { file, word, signal }: RestoreOrder,
): Promise<string[]> {
  await migrateEmpty(client, migrations);
  let unknown: string[] = [];
  const read = async (parts: Parameters<NonNullable<Parameters<typeof readBackup>[2]>>[0], about: AboutBackup) => {
    const tables = await openTables(client, about);
    unknown = tables.unknown;
    for await (const part of parts) {
      if (part.kind === 'table') await tables.fill(part);
      else await files.write(fileName(part.name), await buffer(part.data));
    }
    await tables.close();
  };
  await readBackup(file, word, read, signal);
  await files.finish();
  return unknown;
}

async function commit(client: Connection, files: OpenFiles): Promise<void> {
  try {
    await client.query('commit');
  } catch (error) {
    if (mayBeSaved(error)) throw refuse('unavailable', UNCERTAIN);
    await files.undo();
    throw error;
  }
}

const UNCERTAIN =
  'The connection broke at the last moment, so it is not known whether the rows were saved. The pictures are in their place. Start the shop: if it is empty, delete its database and pictures and restore again.';

// A name must not lead out of the place for pictures.
function fileName(name: string): string {
  if (/^\w[\w.-]+$/.test(name)) return name;
  throw refuse('invalid', 'The backup names a picture as the shop never does. Nothing was restored.');
}
