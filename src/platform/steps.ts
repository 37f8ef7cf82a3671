/** Work that can be put aside at each `yield`, and what comes of it. */
export type Steps<T> = Generator<undefined, T>;

// Every request, live event and health check waits until the work is put aside.
const BUDGET_MS = 5;

/** Does all of it in one go: for what is small, or where nothing else waits. */
export function atOnce<T>(work: Steps<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Lets whatever else waits have its turn each time `budgetMs` have been used. Rejects with what the work throws. */
export async function inTurns<T>(work: Steps<T>, budgetMs = BUDGET_MS): Promise<T> {
  for (let startedAt = performance.now(); ; ) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - startedAt < budgetMs) continue;
    await new Promise(setImmediate);
    startedAt = performance.now();
  }
}

/**
 * Calls `work` for each item in order, in turns, so that a long list holds nothing up. Items are asked for as they are needed: what a
 * generator does for them counts too.
 */
export function inSteps<T>(items: Iterable<T>, work: (item: T) => void, budgetMs = BUDGET_MS): Promise<void> {
  return inTurns(each(items, work), budgetMs);
}

/** The same as a part of more work. */
export function* each<T>(items: Iterable<T>, work: (item: T) => void): Steps<void> {
  for (const item of items) {
    work(item);
    yield;
  }
}
