// npm run backup: what launch/backup.mjs runs once there is a database.
import os from 'node:os';
import path from 'node:path';
import { folderPlace, openPlace, startBackup } from '#features/backups/server/door.ts';
import { systemClock } from '#platform/clock.ts';
import { commandFailure } from '#platform/command-failure.ts';
import { readConfig } from '#platform/config.ts';
import { openPool } from '#platform/database.ts';
import { openLog } from '#platform/log.ts';

// Packing takes a whole core, which buyers come before. Threads that are started from here on are as patient.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
const [folder = ''] = process.argv.slice(2);
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort());

try {
  const config = readConfig(process.env);
  const log = openLog(config.LOG_LEVEL);
  const database = openPool({ ...config, DATABASE_CONNECTIONS: 1 }, log);
  try {
    const set = folder ? null : openPlace(config);
    const place = set ?? folderPlace(folder || path.join(config.DATA_DIR, 'backups'));
    const context = { config, log, clock: systemClock, db: database.db };
    const { done } = await startBackup(context, { place, isOfSeries: set !== null, signal: stop.signal });
    const { name, bytes, totals } = await done;
    const [rows, size] = [totals.rows, bytes].map((number) => number.toLocaleString('en-GB'));
    process.stdout.write(
      `${set ? `${name} in ${place.name}` : path.join(place.name, name)}\n${rows} rows of ${totals.tables} tables and ${totals.files} pictures; ${size} bytes, `,
    );
    process.stdout.write(`${config.BACKUP_KEY ? 'encrypted' : 'not encrypted'}, read again and found whole.\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  const why = commandFailure(error);
  if (!why) throw error;
  process.stderr.write(`${why}\n`);
  process.exitCode = 1;
}
