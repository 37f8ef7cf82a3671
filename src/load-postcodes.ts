// npm run postcodes: what launch/postcodes.mjs runs once there is a database.
import path from 'node:path';
import { countsText } from '#features/postcodes/read-counts.ts';
import { importPostcodes } from '#features/postcodes/server/door.ts';
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { openPool } from '#platform/database.ts';
import { openLog } from '#platform/log.ts';
import { migrateDatabase } from '#platform/migrate.ts';
import { Refusal } from '#platform/refusal.ts';

const [file = ''] = process.argv.slice(2);
const config = readConfig(process.env);
const log = openLog('warn');
const { db, pool, close } = openPool(config, log);
let shown = -1;

try {
  await migrateDatabase(config, (text) => process.stderr.write(`${text}\n`));
  const counts = await importPostcodes(
    { config, db, pool, clock: systemClock, log },
    { path: file, fileName: path.basename(file), actorId: null, onProgress: show },
  );
  process.stdout.write(`${countsText(counts)}\n`);
} catch (error) {
  const code = (error as { code?: string }).code;
  if (error instanceof Refusal) process.stderr.write(`${error.message}\n`);
  else if (code === 'ENOENT') process.stderr.write(`There is no file ${file}.\n`);
  else throw error;
  process.exitCode = 1;
} finally {
  await close();
}

function show({ bytesRead, bytes, counts }: { bytesRead: number; bytes: number; counts: { rows: number } }): void {
  const percent = Math.floor((bytesRead / Math.max(1, bytes)) * 10) * 10;
  if (percent === shown) return;
  shown = percent;
  process.stdout.write(`${percent} %, ${counts.rows.toLocaleString('en-GB')} rows\n`);
}
