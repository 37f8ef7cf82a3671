// npm run admin-code: what launch/admin-code.mjs runs once there is a database.
import { makeAdminCode } from '#features/factors/server/door.ts';
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { openPool } from '#platform/database.ts';
import { openLog } from '#platform/log.ts';
import { migrateDatabase } from '#platform/migrate.ts';
import { Refusal } from '#platform/refusal.ts';

const [username = ''] = process.argv.slice(2);
const config = readConfig(process.env);
const log = openLog('warn');
const { db, pool, close } = openPool(config, log);

try {
  await migrateDatabase(config, (text) => process.stderr.write(`${text}\n`));
  const { code, minutes } = await makeAdminCode({ config, db, pool, clock: systemClock, log }, username);
  process.stdout.write(
    `${code}\nSign in with your password and use this as a recovery code: once, and within ${minutes} minutes.\n`,
  );
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await close();
}
