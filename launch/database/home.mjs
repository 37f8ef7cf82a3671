import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { FOLDER_MODE, makeFolder } from '../places.mjs';
import { Plain } from '../say.mjs';
import { accountFor, canEnter } from './account.mjs';
import { claim, demandOwn } from './belongs-to.mjs';
import { durableDir } from './durable.mjs';

/**
 * Finds the database of a data folder: in the folder itself or, if only root can enter that, in a durable place that
 * the file `database-at` names. Returns `{ home, cluster, account }`; the cluster may not exist yet.
 */
export function findHome(dataDir) {
  const pointer = join(dataDir, 'database-at');
  if (existsSync(pointer)) return pointedHome(dataDir, pointer);
  const near = join(dataDir, 'database');
  makeFolder(near, "database's folder");
  const account = accountFor(clusterIn(near));
  return canEnter(account, near) ? placed(near, account) : distantHome(dataDir, near, pointer, account);
}

/** Whether a data folder has a database. Makes nothing. */
export function hasDatabase(dataDir) {
  return existsSync(join(dataDir, 'database-at')) || existsSync(clusterIn(join(dataDir, 'database')));
}

/** Hands a folder and everything in it to an account. */
export function giveTo(account, folder) {
  if (!account) return;
  lchownSync(folder, account.uid, account.gid);
  for (const entry of readdirSync(folder, { recursive: true }))
    lchownSync(join(folder, entry), account.uid, account.gid);
}

function pointedHome(dataDir, pointer) {
  const home = readFileSync(pointer, 'utf8').trim();
  if (!existsSync(home)) {
    throw new Plain(
      `The database should lie in ${home}, as ${pointer} says, but is not there. Put it back; or, to begin with an empty shop, delete ${pointer}.`,
    );
  }
  demandOwn(dataDir, home, pointer);
  return placed(home, accountFor(clusterIn(home)));
}

// A random name, so that a data folder that was deleted and created again gets a new database.
function distantHome(dataDir, near, pointer, account) {
  const home = join(durableDir(), `${basename(dirname(dataDir))}-${randomBytes(4).toString('hex')}`);
  mkdirSync(home, { mode: FOLDER_MODE });
  claim(dataDir, home);
  if (existsSync(clusterIn(near))) {
    // A server that was killed leaves its socket, which cannot be copied.
    const filter = (from) => !lstatSync(from).isSocket();
    cpSync(near, home, { recursive: true, preserveTimestamps: true, filter });
    giveTo(account, clusterIn(home));
  }
  writeFileSync(`${pointer}.new`, `${home}\n`);
  renameSync(`${pointer}.new`, pointer);
  rmSync(near, { recursive: true });
  return placed(home, account);
}

function placed(path, account) {
  const home = realpathSync(path);
  refuseForeign(clusterIn(home));
  refuseTorn(clusterIn(home));
  return { home, cluster: clusterIn(home), account };
}

// Only root can work on another account's database.
function refuseForeign(cluster) {
  const me = process.getuid?.() ?? 0;
  if (me === 0 || !existsSync(cluster) || statSync(cluster).uid === me) return;
  throw new Plain(
    `The database in ${cluster} belongs to another account. Start as that account or as root, or choose other data with DATA_DIR.`,
  );
}

// PostgreSQL notes where it runs, and takes the note away when it is closed. Files that were copied meanwhile do not fit together.
function refuseTorn(cluster) {
  const note = join(cluster, 'postmaster.pid');
  if (!existsSync(note)) return;
  const [, original = ''] = readFileSync(note, 'utf8').split('\n');
  if (!existsSync(join(original, 'PG_VERSION')) || realpathSync(original) === realpathSync(cluster)) return;
  throw new Plain(
    `The database in ${cluster} is a copy of ${original}, made while that was running, so it may be torn. Back the original up (npm run backup) and restore into a new folder. To take the risk all the same, delete ${note}.`,
  );
}

function clusterIn(home) {
  return join(home, 'cluster');
}
