import type pg from 'pg';
import { Connection } from '#platform/connection.ts';
import type { AboutBackup } from './content.ts';

type Client = Pick<pg.Client, 'query'>;

// pg-boss makes its own schema anew at each start, and instances publish their scripts. Numbers of transactions mean nothing to
// another cluster. Tables of extensions, such as a server's statistics, are not the shop's.
const TABLES = `
  select t.relname as name,
    array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
  from pg_class t
  join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and t.relname not in ('published_assets', 'product_changes')
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = t.oid and deptype = 'e')
  group by t.relname order by t.relname collate "C"`;

/** The tables of the shop's schema, by name, with the columns that are not worked out from others. */
export async function listTables(client: Client): Promise<AboutBackup['tables']> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(TABLES);
  return rows;
}

/** The sequences of the shop's schema and the number that each gave last. */
export async function listSequences(client: Client): Promise<AboutBackup['sequences']> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename::text as name, last_value::text as last from pg_sequences
     where schemaname = 'public' order by sequencename collate "C"`,
  );
  return rows;
}

/** A name as SQL wants it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** `public."orders"`. */
export function tableName(name: string): string {
  return `public.${quoted(name)}`;
}

/** What COPY takes: the table with its columns. */
export function copyTarget({ name, columns }: AboutBackup['tables'][number]): string {
  return `${tableName(name)} (${columns.map(quoted).join(', ')})`;
}

/** A connection for one backup, restore or move, not yet connected. */
export function newConnection(databaseUrl: string, work: 'backup' | 'restore' | 'move'): Connection {
  return new Connection({
    connectionString: databaseUrl,
    application_name: `brightfront ${work}`,
    connectionTimeoutMillis: 10_000,
  });
}

/** Texts of values must not hang on settings of a server, a user or a database, and nothing may end a long copy. */
export async function settleSession(client: Client): Promise<void> {
  await client.query(`set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC';
    set extra_float_digits = 1; set bytea_output = 'hex'; set client_encoding = 'UTF8'; set row_security = off;
    set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set synchronize_seqscans = off`);
}
