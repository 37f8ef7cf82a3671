import { availableParallelism } from 'node:os';

// Each hash takes a whole core and 64 MiB. One core stays free for other requests, and at least one of Node's four pool
// threads for files and DNS.
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));

let running = 0;
const waiting: (() => void)[] = [];

/** Limits how many password hashes run at once; the others wait in order. */
export async function inHashTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    // The turn passes straight to the next waiter, so that a new call cannot take it.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
