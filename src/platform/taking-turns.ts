import type { Steps } from './steps.ts';

/** Runs work of which much may be asked for at once, so that all of it together leaves the loop to others. */
export interface TakingTurns {
  /** Resolves with what comes of the work; rejects with what it throws. */
  run<T>(work: Steps<T>): Promise<T>;
}

interface Waiting {
  /** Works on until it is done or the time is up; answers whether it is done. */
  goOn(until: number): boolean;
  usedMs: number;
}

// Every request, live event and health check waits until a turn ends.
const TURN_MS = 5;
// What takes longer waits for other long work: under way together, they would hold the lists of all of them in memory.
const SHORT_MS = 10;

/**
 * All work that is run by it shares one turn of `turnMs` in each round of the event loop. Short work goes first; long work goes on one
 * after the other, and alternates with short work while there is any.
 */
export function takingTurns(turnMs = TURN_MS, shortMs = SHORT_MS): TakingTurns {
  const short: Waiting[] = [];
  const long: Waiting[] = [];
  let isAwaited = false;
  let wasShort = false;

  const aTurn = () => {
    const until = performance.now() + turnMs;
    do goOnWithOne(until);
    while (short.length + long.length > 0 && performance.now() < until);
    isAwaited = false;
    awaitTurn();
  };
  const goOnWithOne = (until: number) => {
    const isShort = short.length > 0 && !(wasShort && long.length > 0);
    wasShort = isShort;
    const list = isShort ? short : long;
    const [next] = list;
    if (!next) return;
    const startedAt = performance.now();
    const isDone = next.goOn(until);
    next.usedMs += performance.now() - startedAt;
    if (!isDone && !isShort) return;
    list.shift();
    if (!isDone) (next.usedMs < shortMs ? short : long).push(next);
  };
  const awaitTurn = () => {
    if (isAwaited || short.length + long.length === 0) return;
    isAwaited = true;
    setImmediate(aTurn);
  };
  return {
    run: (work) =>
      new Promise((resolve, reject) => {
        const goOn = (until: number) => {
          try {
            for (;;) {
              const { done, value } = work.next();
              if (done) resolve(value);
              if (done || performance.now() >= until) return done ?? false;
            }
          } catch (error) {
            reject(error as Error);
            return true;
          }
        };
        short.push({ goOn, usedMs: 0 });
        awaitTurn();
      }),
  };
}
