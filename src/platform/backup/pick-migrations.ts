import type { MigrationFile } from '#platform/migrate.ts';
import type { AboutBackup } from './content.ts';

/**
 * The migrations of this version that had made a database's tables; `npm start` applies the rest. Throws what `strange` makes of
 * the name of one that this version does not have.
 */
export function pickMigrations(
  applied: AboutBackup['migrations'],
  ours: readonly MigrationFile[],
  strange: (name: string) => Error,
): MigrationFile[] {
  const hashes = new Map(ours.map(({ name, hash }) => [name, hash]));
  const unknown = applied.find(({ name, hash }) => hashes.get(name) !== hash);
  if (unknown) throw strange(unknown.name);
  return ours.filter(({ name }) => applied.some((known) => known.name === name));
}
