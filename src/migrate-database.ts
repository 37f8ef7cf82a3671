// npm run migrate: what launch/migrate.mjs runs once there is a database.

import { commandFailure } from '#platform/command-failure.ts';
import { readConfig } from '#platform/config.ts';
import { migrateDatabase } from '#platform/migrate.ts';

try {
  const applied = await migrateDatabase(readConfig(process.env), (text) => process.stdout.write(`${text}\n`));
  const told = applied.length > 0 ? `Applied:\n${applied.map((name) => `  ${name}\n`).join('')}` : '';
  process.stdout.write(`${told}The database is up to date.\n`);
} catch (error) {
  process.stderr.write(`${commandFailure(error) ?? (error as Error).message}\n`);
  process.exitCode = 1;
}
