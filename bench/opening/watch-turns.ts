import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/** A turn of the shop's event loop that lasted long. */
export interface LongTurn {
  /** When it ended, in milliseconds since 1970. */
  at: number;
  /** By the clock, which counts what other programs took of the processor meanwhile. */
  clockMs: number;
  /** Of the thread's own processor time, which does not. */
  processorMs: number;
}

// Loaded into the shop before its own program; its threads load it too.
const file = process.env.BENCH_TURNS;
const LEAST_MS = 10;
const EVERY_MS = 2;

if (file && isMainThread) {
  const processorMs = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  let last = { clock: performance.now(), processor: processorMs() };
  setInterval(() => {
    const now = { clock: performance.now(), processor: processorMs() };
    const turn: LongTurn = {
      at: Date.now(),
      clockMs: now.clock - last.clock - EVERY_MS,
      processorMs: now.processor - last.processor,
    };
    last = now;
    if (turn.clockMs > LEAST_MS) appendFileSync(file, `${JSON.stringify(turn)}\n`);
  }, EVERY_MS).unref();
}
