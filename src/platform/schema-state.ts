import fs from 'node:fs/promises';
import type pg from 'pg';

/**
 * What a migration does to instances of the version before: beside `expand` they go on, `contract` breaks them. The first line
 * of its file says it: `-- expand: why`.
 */
export type MigrationKind = 'expand' | 'contract';

/** A migration that has been applied; `hash` is the SHA-256 of its text then. */
export interface AppliedMigration {
  name: string;
  hash: string;
  kind: MigrationKind;
}

/** How the schema of a database stands to this version. */
export type SchemaState = 'ok' | 'pending' | 'too_new';

/** The kind that a migration's text declares. One that declares none, as up to 0097, counts as `contract`. */
export function kindOf(sql: string): MigrationKind {
  return /^-- expand: \S/.test(sql) ? 'expand' : 'contract';
}

/** The names of the migrations in a folder, in the order in which they are applied. */
export async function listMigrations(folder: string): Promise<string[]> {
  return (await fs.readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

/** The migrations that a database has had. */
export async function readApplied(database: Pick<pg.ClientBase, 'query'>): Promise<AppliedMigration[]> {
  // A version before this one recorded no kind.
  const { rows } = await database.query<AppliedMigration>(
    `select name, hash, coalesce(to_jsonb(m) ->> 'kind', 'contract') as kind from schema_migrations m order by name`,
  );
  return rows;
}

/** Compares what a database has had with the files of this version. Migrations of a newer one may be ahead while they `expand`. */
export function schemaState(applied: readonly AppliedMigration[], files: readonly string[]): SchemaState {
  if (breakingAhead(applied, files).length > 0) return 'too_new';
  const names = new Set(applied.map(({ name }) => name));
  return files.every((file) => names.has(file)) ? 'ok' : 'pending';
}

/** The applied migrations of a newer version that break this one, by name. */
export function breakingAhead(applied: readonly AppliedMigration[], files: readonly string[]): string[] {
  return applied.filter(({ name, kind }) => kind !== 'expand' && !files.includes(name)).map(({ name }) => name);
}
