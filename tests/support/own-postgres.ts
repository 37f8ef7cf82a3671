import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fromLauncher } from './launcher.ts';

/** A database server of one test's own, which it may stop and start again on the same port. */
export interface OwnPostgres {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Ends it without a word to its clients, as `pg_ctl stop -m immediate` does. */
  crash(): Promise<void>;
  /** Kills every process of it, as the kernel would. */
  kill(): Promise<void>;
  /** Freezes every process of it; answers how to let them go on. */
  freeze(): () => void;
  /** Stops it and removes what it left. */
  remove(): Promise<void>;
}

interface Postmaster {
  pid: number;
  exited: Promise<unknown>;
  ready: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Makes an embedded PostgreSQL of the launcher's, in a temporary folder, and starts it. A durable one has the shop's own settings,
 * so that a crash loses nothing that was committed.
 */
export async function openOwnPostgres({ isDurable = false } = {}): Promise<OwnPostgres> {
  const dir = await fs.mkdtemp(path.join(await fs.realpath(os.tmpdir()), 'brightfront-throwaway-'));
  // As root, PostgreSQL's account must be able to enter.
  await fs.chmod(dir, 0o755);
  const [
    { findHome },
    { findPrograms },
    { prepareCluster },
    { writeSettings },
    { startPostmaster },
    { freePort },
    { processesIn },
    { lock },
    say,
  ] = await Promise.all(
    [
      'database/home',
      'database/programs',
      'database/cluster',
      'database/settings',
      'database/postmaster',
      'ports',
      'processes',
      'lock',
      'say',
    ].map(fromLauncher),
  );
  const place = findHome(dir);
  // A run of tests elsewhere removes what has no holder: the leftovers of a run that was killed.
  const held = await lock(place.home);
  const programs = findPrograms(place.account);
  const user = 'postgres';
  const password = await prepareCluster(place, programs, { user, throwaway: true, say: say.silent });
  const port = await freePort();
  const options = writeSettings(place.home, { port, user, throwaway: !isDurable });
  let running: Postmaster | null = null;
  const own: OwnPostgres = {
    url: `postgres://${user}:${password}@127.0.0.1:${port}/${user}`,
    start: async () => {
      running = startPostmaster(place, programs, options) as Postmaster;
      await running.ready;
    },
    stop: async () => {
      await running?.stop();
      running = null;
    },
    crash: async () => {
      if (running) process.kill(running.pid, 'SIGQUIT');
      await running?.exited;
      running = null;
    },
    kill: async () => {
      // Those that it had for its connections are gone a moment after it, and until then no other may start.
      for (let pids: number[] = processesIn(place.cluster); pids.length > 0; pids = processesIn(place.cluster)) {
        for (const pid of pids) killIfThere(pid);
        await sleep(20);
      }
      await running?.exited;
      running = null;
    },
    freeze: () => {
      const pids = processesIn(place.cluster) as number[];
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      return () => {
        for (const pid of pids) process.kill(pid, 'SIGCONT');
      };
    },
    remove: async () => {
      await own.stop();
      await held.release();
      await fs.rm(place.home, { recursive: true, force: true });
      await fs.rm(dir, { recursive: true, force: true });
    },
  };
  await own.start();
  return own;
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
