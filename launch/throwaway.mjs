import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopLeftovers } from './database/postmaster.mjs';
import { lock } from './lock.mjs';
import { startPostgres } from './postgres.mjs';
import { silent } from './say.mjs';
import { atStop } from './stop.mjs';

const prefix = 'brightfront-throwaway-';
// A database takes its lock while it starts. A folder without one, such as that of a report, belongs to a run for as long as that lasts.
const STARTING_MS = 60_000;
const WHOLE_RUN_MS = 6 * 3_600_000;

/** Starts a database for tests in a temporary folder, which goes when it stops. */
export async function startThrowawayPostgres(say) {
  await sweep();
  const dir = openThrowawayDir();
  const { url, port, pid, home, stop } = await startPostgres({ dir, say, throwaway: true });
  atStop(async () => remove(home));
  return {
    url,
    port,
    pid,
    async stop() {
      await stop();
      remove(home);
      remove(dir);
    },
  };
}

/** A temporary folder that goes when the command ends. Others may enter it: as root, the database's account must. */
export function openThrowawayDir() {
  const dir = mkdtempSync(join(realpathSync(tmpdir()), prefix));
  chmodSync(dir, 0o755);
  atStop(async () => remove(dir));
  return dir;
}

// A test run that was killed leaves its server running and its folder behind; the lock tells it from one under way.
async function sweep() {
  const folder = realpathSync(tmpdir());
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(prefix))) {
    const dir = join(folder, name);
    const home = homeOf(dir);
    if (!isMineAndOld(dir, existsSync(home) ? STARTING_MS : WHOLE_RUN_MS)) continue;
    if (existsSync(home)) {
      const held = await lock(home);
      if (held.holder) continue;
      await stopLeftovers(join(home, 'cluster'), silent);
      await held.release();
    }
    remove(home);
    remove(dir);
  }
}

function homeOf(dir) {
  const pointer = join(dir, 'database-at');
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(dir, 'database');
}

function isMineAndOld(path, ageMs) {
  // A run that ends at this moment takes its folder away.
  const { uid, mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { uid: -1, mtimeMs: 0 };
  return uid === (process.getuid?.() ?? uid) && Date.now() - mtimeMs > ageMs;
}

function remove(path) {
  rmSync(path, { recursive: true, force: true, maxRetries: 3 });
}
