import { setTimeout as wait } from 'node:timers/promises';
import { Plain } from './say.mjs';
import { atStop, isStopping } from './stop.mjs';

const patienceMs = 60_000;
const mostEnds = 5;
const longestWaitMs = 10_000;
// From outside, as by a person or a kernel out of memory: no fault of the program's.
const signalsFromOutside = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'];

/** How a process ends that a setting keeps from starting (EX_CONFIG of sysexits): another start would end the same. */
export const wrongSetting = 'exit code 78';

/** The code that a command ends with when its process ended so: a service manager must learn of a wrong setting too. */
export function exitCodeAfter(how) {
  return how === wrongSetting ? 78 : 1;
}

/**
 * Restarts a process that ends unasked: after a quarter of a second, then after twice the time. `start` returns
 * `{ ready, exited, stop }`. `giveUp` is called with how it ended once it has ended by itself five times within a minute, or
 * when a setting is wrong; without `giveUp` it is started for ever. Resolves when the process is ready for the first time;
 * rejects if it fails before that.
 */
export async function supervise(start, { onEnd, giveUp, pause = wait }) {
  let current;
  let starting;
  let stopping = false;
  // Registered once, before the first start: a restarted database must not stop before the app that uses it.
  const forget = atStop(stop);
  await begin().catch((error) => {
    forget();
    throw error;
  });
  watch();
  return {
    get current() {
      return current;
    },
    stop,
  };

  async function begin() {
    if (isStopping()) throw new Plain('Stopped before it started.');
    starting = start();
    current = await starting;
    await current.ready;
  }

  async function watch() {
    let ends = [];
    let how = await current.exited;
    while (!stopping) {
      ends = [...ends.filter(({ at }) => at > Date.now() - patienceMs), { at: Date.now(), how }];
      const faults = ends.filter((end) => !signalsFromOutside.includes(end.how));
      if (giveUp && (how === wrongSetting || faults.length >= mostEnds)) return giveUp(how);
      onEnd(how);
      await pause(Math.min(125 * 2 ** ends.length, longestWaitMs));
      if (stopping) return;
      how = await begin().then(
        () => current.exited,
        (error) => current?.exited ?? error.message,
      );
    }
  }

  async function stop() {
    stopping = true;
    forget();
    await starting?.catch(() => {});
    await current?.stop();
  }
}
