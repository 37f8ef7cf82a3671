import { setTimeout as wait } from 'node:timers/promises';
import { Plain } from './say.mjs';
import { atStop, isStopping } from './stop.mjs';

const patienceMs = 60_000;
const mostEnds = 5;

/**
 * Restarts a process that ends unasked: after a quarter of a second, then after twice the time. `start` returns
 * `{ ready, exited, stop }`. After the fifth end within a minute `giveUp` is called with how it ended. Resolves when the
 * process is ready for the first time; rejects if it fails before that.
 */
export async function supervise(start, { onEnd, giveUp }) {
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
      ends = [...ends.filter((at) => at > Date.now() - patienceMs), Date.now()];
      if (ends.length >= mostEnds) return giveUp(how);
      onEnd(how);
      await wait(125 * 2 ** ends.length);
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
