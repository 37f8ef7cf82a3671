// Every request, live event and health check waits for a step to end.
const BUDGET_MS = 5;

/**
 * Calls `work` for each item in order, and lets whatever else waits have its turn each time `budgetMs` have been used, so that a long
 * list holds nothing up. Items are asked for as they are needed: a generator's work counts too. Rejects with what `work` throws.
 */
export async function inSteps<T>(items: Iterable<T>, work: (item: T) => void, budgetMs = BUDGET_MS): Promise<void> {
  let startedAt = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - startedAt < budgetMs) continue;
    await new Promise(setImmediate);
    startedAt = performance.now();
  }
}
