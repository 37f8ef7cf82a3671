import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, identify, isAlive, processesIn, signal, until } from '../processes.mjs';
import { lastLines } from '../run-program.mjs';
import { Plain } from '../say.mjs';
import { asAccount } from './account.mjs';
import { databaseEnv } from './programs.mjs';

// A recovery after a crash may have a lot to read.
const startPatienceMs = 120_000;

/**
 * Starts one server on a cluster. Returns `{ pid, ready, exited, stop }`: `ready` resolves when it takes connections,
 * `exited` with how it ended.
 */
export function startPostmaster({ home, cluster, account }, programs, options) {
  const log = openLog(home);
  const child = spawn(programs.postgres, ['-D', cluster, ...options], {
    ...asAccount(account),
    env: databaseEnv(),
    // A session of its own: Ctrl-C at the terminal must reach the app first, and the database through us.
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, killedBy) => resolve(killedBy ?? `exit code ${code}`));
  });
  const ready = untilReady(child, exited, { home, cluster });
  ready.catch(() => {});
  return { pid: child.pid, ready, exited, stop: () => stopServer(child, exited) };
}

async function untilReady(child, exited, { home, cluster }) {
  let how;
  exited.then((end) => {
    how = end;
  });
  await until(() => how || isReady(cluster, child.pid), startPatienceMs);
  if (!how && isReady(cluster, child.pid)) return;
  child.kill('SIGKILL');
  throw new Plain(
    `The database did not start (${how ?? 'no answer'}). Its log, ${logOf(home)}, ends:\n\n${logEnd(home)}`,
  );
}

/**
 * Ends the server, or what remains of it, that a killed launcher left running on a cluster. Only PostgreSQL processes
 * that work on this cluster count, whatever process id an old file holds.
 */
export async function stopLeftovers(cluster, say) {
  const main = leftoverMain(cluster);
  if (main) {
    say.step('Stopping a database server that an earlier run left behind');
    await endProcess(main, ['SIGINT', 'SIGQUIT', 'SIGKILL'], 10_000);
  }
  await endHelpers(cluster);
  forgetForeign(cluster);
}

async function endHelpers(cluster) {
  // Without their server, its helpers leave by themselves as soon as they notice; a new server waits for no one.
  const rest = () => processesIn(cluster).filter((pid) => /postgres/.test(commandOf(pid)));
  if (await until(() => rest().length === 0, 2000)) return;
  for (const pid of rest()) signal(pid, 'SIGQUIT');
  if (await until(() => rest().length === 0, 2000)) return;
  for (const pid of rest()) signal(pid, 'SIGKILL');
  await until(() => rest().length === 0, 2000);
}

function leftoverMain(cluster) {
  const pid = Number(readStatus(cluster)[0]);
  if (!(pid > 1) || !identify(pid)) return undefined;
  const isOurs = processesIn(cluster).includes(pid) || commandOf(pid).includes(` -D ${cluster} `);
  return isOurs && /postgres/.test(commandOf(pid)) ? pid : undefined;
}

// The old file's process id may belong to another process by now, or to a zombie. PostgreSQL would take either for a
// running server and refuse, but nothing works on the cluster any more.
function forgetForeign(cluster) {
  const pid = Number(readStatus(cluster)[0]);
  if (pid > 1 && isAlive(pid)) rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

async function endProcess(pid, signals, patience) {
  for (const name of signals) {
    signal(pid, name);
    if (await until(() => !identify(pid), patience)) return;
  }
}

// SIGINT is PostgreSQL's fast shutdown: connections end, everything is written. The other two leave a recovery to the
// next start, which loses nothing either. Windows knows no signals: there every stop is the last.
async function stopServer(child, exited) {
  if (!child.pid) return;
  for (const [name, patience] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 5000],
  ]) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(name);
    let timer;
    const tooLong = new Promise((resolve) => {
      timer = setTimeout(resolve, patience);
    });
    await Promise.race([exited, tooLong]);
    clearTimeout(timer);
  }
}

function isReady(cluster, pid) {
  const status = readStatus(cluster);
  return Number(status[0]) === pid && status[7]?.trim() === 'ready';
}

// Lines of postmaster.pid: process, folder, start time, port, socket folder, address, shared memory, state.
function readStatus(cluster) {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

function openLog(home) {
  const path = logOf(home);
  if (existsSync(path) && statSync(path).size > 5_000_000) {
    rmSync(`${path}.1`, { force: true });
    renameSync(path, `${path}.1`);
  }
  return openSync(path, 'a', 0o600);
}

function logOf(home) {
  return join(home, 'server.log');
}

function logEnd(home) {
  return lastLines(readFileSync(logOf(home), 'utf8').slice(-4000), 8);
}
