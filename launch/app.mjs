import { spawn } from 'node:child_process';
import { recordApp } from './orphans.mjs';
import { root } from './places.mjs';
import { signal } from './processes.mjs';
import { pinnedNode, withPrograms } from './runtime.mjs';
import { Plain } from './say.mjs';
import { impatience } from './stop.mjs';
import { exitCodeAfter } from './supervise.mjs';

const stopPatienceMs = 20_000;
// A young generation of 24 MB, not 48, is as fast and needs 50 MB less at the peak.
export const memory = ['--max-semi-space-size=8'];
// The C library otherwise keeps up to eight heaps per core, 60 MB of them unused after pictures were made.
// And once it has freed a large block it takes the next ones, of up to 32 MB, from these heaps, which then cannot shrink: 50 MB after
// the search index of a large catalogue is built.
export const heaps = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '262144' };

/**
 * Starts the app's process. Returns `{ pid, ready, exited, stop }`: `ready` resolves with its url, mode and accounts,
 * `exited` with how it ended.
 */
export function startApp({ entry, env, dataDir, say }) {
  const child = spawn(pinnedNode(), [...memory, entry], {
    cwd: root,
    env: { ...heaps, ...withPrograms(env) },
    // A group of its own: Ctrl-C at the terminal reaches the launcher, which stops app and database in order.
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, killedBy) => resolve(killedBy ?? `exit code ${code}`));
  });
  if (child.pid) exited.then(recordApp(dataDir, child.pid));
  const ready = new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (message?.type === 'progress') say.step(message.text);
      if (message?.type === 'ready') resolve(message);
    });
    exited.then((how) => {
      const exitCode = exitCodeAfter(how);
      reject(new Plain(`The shop did not start (${how}); the reason stands above.`, { exitCode }));
    });
  });
  ready.catch(() => {});
  return { pid: child.pid, ready, exited, stop: () => stopApp(child, exited) };
}

// The app gets time to finish requests under way; a second Ctrl-C ends it at once.
async function stopApp(child, exited) {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  signal(child.pid, 'SIGTERM');
  let timer;
  const tooLong = new Promise((resolve) => {
    timer = setTimeout(resolve, stopPatienceMs);
  });
  await Promise.race([exited, tooLong, impatience]);
  clearTimeout(timer);
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  await exited;
}
