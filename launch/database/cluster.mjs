import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { lastLines, runProgram } from '../run-program.mjs';
import { Plain } from '../say.mjs';
import { atStop } from '../stop.mjs';
import { asAccount, cannotSwitch } from './account.mjs';
import { giveTo } from './home.mjs';
import { databaseEnv } from './programs.mjs';

/**
 * Creates the database's files if there are none, and returns the password of its user. The files get their name
 * last, so that an interrupted start begins again. The shop's user owns its database and nothing else; in a
 * throwaway database it is the superuser, since tests make databases.
 */
export async function prepareCluster({ home, cluster, account }, programs, { user, throwaway, say }) {
  checkVersion(cluster);
  const passwordFile = join(home, 'password');
  const known = existsSync(passwordFile) ? readFileSync(passwordFile, 'utf8').trim() : '';
  const isNew = !existsSync(cluster);
  if (known && !isNew) return known;
  const password = known || randomBytes(24).toString('base64url');
  if (isNew) await create({ cluster, account, programs, user, password, throwaway, say });
  else await runSql({ cluster, account, programs, sql: [`ALTER ROLE ${user} PASSWORD '${password}'`] });
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  return password;
}

async function create({ cluster, account, programs, user, password, throwaway, say }) {
  say.step('Creating the database');
  sweep(cluster);
  const partial = `${cluster}.new-${randomBytes(4).toString('hex')}`;
  mkdirSync(partial, { mode: 0o700 });
  giveTo(account, partial);
  await initialise({ cluster: partial, account, programs, throwaway });
  const sql = throwaway
    ? [`ALTER ROLE ${user} PASSWORD '${password}'`]
    : [`CREATE ROLE ${user} LOGIN PASSWORD '${password}'`, `CREATE DATABASE ${user} OWNER ${user}`];
  await runSql({ cluster: partial, account, programs, sql });
  renameSync(partial, cluster);
}

// The remains of an interrupted creation; its initdb may still run, so the new one has another name.
function sweep(cluster) {
  const home = dirname(cluster);
  for (const name of readdirSync(home).filter((entry) => entry.startsWith(`${basename(cluster)}.new-`))) {
    rmSync(join(home, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

async function initialise({ cluster, account, programs, throwaway }) {
  const args = ['-D', cluster, '-U', 'postgres', '-A', 'reject', '--encoding=UTF8', '--locale=C'];
  args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--data-checksums', '--no-instructions');
  if (throwaway) args.push('--no-sync');
  const options = { ...asAccount(account), env: databaseEnv() };
  const { code, output } = await runProgram(programs.initdb, args, options).catch(cannotSwitch);
  if (code !== 0) throw new Plain(`The database could not be created:\n\n${lastLines(output)}`);
}

/** Runs statements in PostgreSQL's single-user mode: no server, no connection, no password. One line each. */
function runSql({ cluster, account, programs, sql }) {
  return new Promise((resolve, reject) => {
    const args = ['--single', '-c', 'exit_on_error=on', '-c', 'io_method=sync', '-D', cluster, 'postgres'];
    const options = { ...asAccount(account), env: databaseEnv(), stdio: ['pipe', 'ignore', 'pipe'] };
    const child = spawn(programs.postgres, args, options);
    const ended = new Promise((done) => child.once('close', done));
    const forget = atStop(() => ended);
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      forget();
      if (code === 0) resolve();
      else reject(new Plain(`The database could not be set up:\n\n${lastLines(output)}`));
    });
    child.stdin.on('error', () => {});
    child.stdin.end(`${sql.join('\n')}\n`);
  });
}

function checkVersion(cluster) {
  const file = join(cluster, 'PG_VERSION');
  if (!existsSync(cluster)) return;
  const version = readFileSync(file, 'utf8').trim();
  if (version === '18') return;
  throw new Plain(
    `The database in ${cluster} was made by PostgreSQL ${version}, and this shop brings PostgreSQL 18. Start the version that made it, back it up there (npm run backup), and restore it here.`,
  );
}
