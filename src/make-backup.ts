// npm run backup: what launch/backup.mjs runs once there is a database.
import fs from 'node:fs/promises';
import { mediaFilesOf } from '#features/media/server/door.ts';
import { makeBackup } from '#platform/backup/make-backup.ts';
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { directUrl } from '#platform/direct-connection.ts';
import { commandFailure } from './command-failure.ts';

const [folder = ''] = process.argv.slice(2);
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort());

try {
  const config = readConfig(process.env);
  const { version } = JSON.parse(await fs.readFile('package.json', 'utf8')) as { version: string };
  const { file, bytes, totals } = await makeBackup({
    databaseUrl: directUrl(config),
    files: mediaFilesOf({ config }),
    folder,
    word: config.BACKUP_KEY,
    shopVersion: version,
    clock: systemClock,
    signal: stop.signal,
  });
  const [rows, size] = [totals.rows, bytes].map((number) => number.toLocaleString('en-GB'));
  process.stdout.write(
    `${file}\n${rows} rows of ${totals.tables} tables and ${totals.files} pictures; ${size} bytes, `,
  );
  process.stdout.write(`${config.BACKUP_KEY ? 'encrypted' : 'not encrypted'}, read again and found whole.\n`);
} catch (error) {
  const why = commandFailure(error);
  if (!why) throw error;
  process.stderr.write(`${why}\n`);
  process.exitCode = 1;
}
