import type pg from 'pg';
import { to } from 'pg-copy-streams';
import { digestOf } from '#platform/digest.ts';
import { refuse } from '#platform/refusal.ts';
import type { AboutBackup, Part } from './content.ts';
import { copyTarget, listSequences, listTables, settleSession, tableName } from './shop-tables.ts';

/** The database at one moment: what it holds, and its tables' rows for as long as the snapshot is open. */
export interface Snapshot {
  about: Omit<AboutBackup, 'madeAt' | 'shopVersion'>;
  tables(): AsyncGenerator<Part>;
  close(): Promise<void>;
}

const LOCK_MS = 15_000;

/** What writers do while a snapshot is open. */
export type Writers = 'go on' | 'wait';

/** Opens a snapshot on a connection of its own: one read-only transaction that sees one moment. It stops no reader. */
export async function openSnapshot(client: pg.Client, writers: Writers = 'go on'): Promise<Snapshot> {
  await settleSession(client);
  const known = await listTables(client);
  if (!known.some(({ name }) => name === 'schema_migrations')) {
    throw refuse(
      'not_found',
      'The database holds no shop, so there is nothing to copy. Look at DATABASE_URL and DATA_DIR.',
    );
  }
  await client.query('begin isolation level repeatable read, read only');
  // Before the first look, so that no migration rewrites a table behind it: a rewritten table looks empty to an older snapshot.
  await client.query(`set local lock_timeout = ${LOCK_MS}`);
  const mode = writers === 'wait' ? 'share' : 'access share';
  await client.query(`lock table ${known.map(({ name }) => tableName(name)).join(', ')} in ${mode} mode`);
  const tables = await listTables(client);
  if (JSON.stringify(tables) !== JSON.stringify(known)) {
    throw refuse('conflict', 'The tables of the shop were being changed. Start again.');
  }
  return {
    about: { ...(await readMarks(client)), tables, sequences: await listSequences(client) },
    tables: async function* () {
      for (const table of tables) yield { kind: 'table', name: table.name, data: copyOut(client, table) };
    },
    close: async () => {
      await client.query('commit');
    },
  };
}

function copyOut(client: pg.Client, table: AboutBackup['tables'][number]): AsyncIterable<Uint8Array> {
  const rows = to(`copy ${copyTarget(table)} to stdout`);
  // Its reader learns of a failure. One that has stopped reading does not, and without a listener that would end the process.
  rows.on('error', () => undefined);
  // The rows come by the stream; the connection's own answer says nothing more.
  void client.query(rows);
  return rows;
}

async function readMarks(client: pg.Client): Promise<Pick<AboutBackup, 'migrations' | 'shopId' | 'server'>> {
  const { rows } = await client.query<{ name: string; hash: string; at: string }>(
    'select name, hash, applied_at::text as at from public.schema_migrations order by name collate "C"',
  );
  const version = await client.query<{ server: string }>("select current_setting('server_version') as server");
  return {
    migrations: rows.map(({ name, hash }) => ({ name, hash })),
    shopId: digestOf(rows[0]?.at ?? ''),
    server: version.rows[0]?.server ?? '',
  };
}
