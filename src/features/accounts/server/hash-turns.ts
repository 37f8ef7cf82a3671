import { availableParallelism } from 'node:os';

// Hashing takes a whole core and 64 MiB each time. One core is left for everybody else's requests, and the three of
// Node's four pool threads that it may take at most leave one for files and names.
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));

let running = 0;
const waiting: (() => void)[] = [];

/** Does work that hashes a password when it is its turn; whoever came first goes first. */
export async function inHashTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    // A turn is handed on as it is, so that nobody who comes now slips in between.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
