import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lock } from '../lock.mjs';
import { startPostgres } from '../postgres.mjs';
import { say } from '../say.mjs';
import { atStop } from '../stop.mjs';
import { findHome } from './home.mjs';

/** The URL of the embedded database: of the open shop, or started for one command. */
export async function embeddedDatabase(dataDir) {
  const held = await lock(dataDir);
  if (!held.holder) {
    atStop(held.release);
    const database = await startPostgres({ dir: dataDir, say });
    atStop(database.stop);
    return database.url;
  }
  const { home, cluster } = findHome(dataDir);
  const password = readFileSync(join(home, 'password'), 'utf8').trim();
  const port = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://brightfront:${password}@127.0.0.1:${port}/brightfront`;
}
