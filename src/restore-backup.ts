// npm run restore: what launch/restore.mjs runs once there is a database.
import { mediaTargetOf } from '#features/media/server/door.ts';
import { restoreBackup } from '#platform/backup/restore-backup.ts';
import { commandFailure } from '#platform/command-failure.ts';
import { readConfig } from '#platform/config.ts';
import { directUrl } from '#platform/direct-connection.ts';

const [file = ''] = process.argv.slice(2);
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort());

try {
  const config = readConfig(process.env);
  const { about, totals, unknown } = await restoreBackup({
    databaseUrl: directUrl(config),
    files: mediaTargetOf({ config }),
    file,
    word: config.BACKUP_KEY,
    migrations: 'migrations',
    signal: stop.signal,
  });
  const rows = totals.rows.toLocaleString('en-GB');
  process.stdout.write(
    `Restored ${rows} rows of ${totals.tables} tables and ${totals.files} pictures, as they were at ${about.madeAt}. Start the shop with npm start.\n`,
  );
  if (unknown.length > 0) process.stdout.write(`Left out, for they are not the shop's: ${unknown.join(', ')}.\n`);
} catch (error) {
  const why = commandFailure(error);
  if (!why) throw error;
  process.stderr.write(`${why}\n`);
  process.exitCode = 1;
}
