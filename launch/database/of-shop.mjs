import { readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lock } from '../lock.mjs';
import { openDataDir, root } from '../places.mjs';
import { startPostgres } from '../postgres.mjs';
import { Plain, say } from '../say.mjs';
import { atStop } from '../stop.mjs';
import { findHome, hasDatabase } from './home.mjs';
import { demandNotLeft } from './left.mjs';
import { databaseUrl } from './socket.mjs';

/** The settings of a command that works on a shop that is there. Without one it says so, and makes none. */
export async function settingsOfShop(env) {
  const dataDir = resolve(root, env.DATA_DIR || 'data');
  if (env.DATABASE_URL) return { ...env, DATA_DIR: openDataDir(env) };
  if (!hasDatabase(dataDir)) {
    throw new Plain(
      `There is no shop in ${dataDir}. Name its data folder in DATA_DIR, or the server of its database in DATABASE_URL.`,
    );
  }
  return { ...env, DATA_DIR: dataDir, DATABASE_URL: await embeddedDatabase(dataDir) };
}

/** The URL of the embedded database: of the open shop, or started for one command. */
export async function embeddedDatabase(dataDir) {
  demandNotLeft(dataDir);
  const held = await lock(dataDir);
  if (!held.holder) return startFor(dataDir, held);
  const { home, cluster } = findHome(realpathSync(dataDir));
  const password = readFileSync(join(home, 'password'), 'utf8').trim();
  const port = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3];
  return databaseUrl({ user: 'brightfront', password, port });
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
