/**
 * What this process knows to have changed, by name: `product:12`, `settings`. Whoever was made of a fact asks whether it is still the
 * one that it was made of. Saying too often that something changed costs a look; saying it too seldom shows what is out of date.
 */
export interface Facts {
  /** The number of changes so far. */
  now(): number;
  /** Call it once the new value can be read. */
  changed(...names: readonly string[]): void;
  /** Anything may have changed. */
  allChanged(): void;
  /** Whether one of these has changed after that number of changes. */
  isAnyNewer(names: readonly string[], since: number): boolean;
}

// Far above the changes that lie between two looks at a page; beyond it all count as changed.
const MOST_REMEMBERED = 200_000;

export function openFacts(): Facts {
  let count = 0;
  let allAt = 0;
  const changedAt = new Map<string, number>();
  const allChanged = () => {
    allAt = ++count;
    changedAt.clear();
  };
  return {
    now: () => count,
    allChanged,
    changed: (...names) => {
      count++;
      for (const name of names) changedAt.set(name, count);
      if (changedAt.size > MOST_REMEMBERED) allChanged();
    },
    isAnyNewer: (names, since) => allAt > since || names.some((name) => (changedAt.get(name) ?? 0) > since),
  };
}

const known = new WeakMap<object, Facts>();

/** The facts of one context. */
export function factsOf(context: object): Facts {
  const facts = known.get(context) ?? openFacts();
  known.set(context, facts);
  return facts;
}
