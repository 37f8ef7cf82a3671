import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { lock } from '../lock.mjs';
import { startPostgres } from '../postgres.mjs';
import { Plain, say } from '../say.mjs';
import { atStop } from '../stop.mjs';
import { findHome } from './home.mjs';

/** The URL of the embedded database: of the open shop, or started for one command. */
export async function embeddedDatabase(dataDir) {
  const held = await lock(dataDir);
  if (!held.holder) return startFor(dataDir, held);
  const { home, cluster } = findHome(realpathSync(dataDir));
  const password = readFileSync(join(home, 'password'), 'utf8').trim();
  const port = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://brightfront:${password}@127.0.0.1:${port}/brightfront`;
}

/** The URL of the embedded database, started for one command alone. Ends with the sentence `isOpen` when the shop runs on it. */
export async function closedDatabase(dataDir, isOpen) {
  const held = await lock(dataDir);
  if (held.holder) throw new Plain(isOpen);
  return startFor(dataDir, held);
}

async function startFor(dataDir, held) {
  atStop(held.release);
  const database = await startPostgres({ dir: dataDir, say });
  atStop(database.stop);
  return database.url;
}
