import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { refuse } from '#platform/refusal.ts';
import type { AboutBackup, Part } from './content.ts';
import { copyTarget, listTables, quoted, tableName } from './shop-tables.ts';

/** The tables of a schema while rows are put back as they were: what the shop does at a change is off. */
export interface OpenTables {
  fill(part: Part): Promise<void>;
  /** Brings keys, triggers and sequences back. Throws when a row refers to one that is not there. */
  close(): Promise<void>;
  /** Tables of the backup that the shop's schema has not: an operator's own. They are left out. */
  unknown: string[];
}

/** Empties every table and opens it, within the caller's transaction. Needs no more than to own the tables. */
export async function openTables(
  client: pg.Client,
  about: Pick<AboutBackup, 'tables' | 'sequences'>,
): Promise<OpenTables> {
  const tables = await listTables(client);
  const unknown = about.tables.map(({ name }) => name).filter((name) => !tables.some((table) => table.name === name));
  const known = about.tables.filter(({ name }) => !unknown.includes(name));
  demandColumns(known, tables);
  const names = tables.map(({ name }) => tableName(name));
  const keys = await dropForeignKeys(client);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  // Migrations bring rows of their own, such as currencies, which the backup has too.
  await client.query(`truncate ${names.join(', ')} restart identity`);
  return {
    unknown,
    fill: async (part) => {
      const table = known.find(({ name }) => name === part.name);
      if (table) await copyIn(client, table, part);
    },
    close: async () => {
      for (const key of keys) await client.query(`alter table ${key.on} add constraint ${key.name} ${key.definition}`);
      for (const name of names) await client.query(`alter table ${name} enable trigger user`);
      await setSequences(client, about.sequences);
    },
  };
}

interface ForeignKey {
  on: string;
  name: string;
  definition: string;
}

// Tables refer to one another in circles, so no order of theirs would do.
async function dropForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as on, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`,
  );
  for (const { on, name } of rows) await client.query(`alter table ${on} drop constraint ${name}`);
  return rows;
}

async function copyIn(client: pg.Client, table: AboutBackup['tables'][number], part: Part): Promise<void> {
  const rows = from(`copy ${copyTarget(table)} from stdin`);
  // The stream ends when the rows are in; the connection's own answer says nothing more.
  void client.query(rows);
  await pipeline(part.data, rows);
}

async function setSequences(client: pg.Client, sequences: AboutBackup['sequences']): Promise<void> {
  for (const { name, last } of sequences) {
    if (last === null) continue;
    const sequence = `public.${quoted(name)}`;
    await client.query('select setval(to_regclass($1), $2::bigint) where to_regclass($1) is not null', [
      sequence,
      last,
    ]);
  }
}

function demandColumns(wanted: AboutBackup['tables'], there: AboutBackup['tables']): void {
  const has = new Set(there.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`)));
  const missing = wanted.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`));
  const strange = missing.filter((column) => !has.has(column));
  if (strange.length === 0) return;
  throw refuse('invalid', `The backup has columns that the shop's tables have not: ${strange.join(', ')}.`);
}
