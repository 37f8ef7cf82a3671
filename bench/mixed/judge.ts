import type { Came } from '../load/at-their-times.ts';

/** A minute of mixed load. */
export interface Minute {
  reads: Came;
  orders: Came;
  /** Megabytes at its end; null where the machine does not tell. */
  appMb: number | null;
  databaseMb: number | null;
}

const LONGEST_READ_MS = 60;
// What is collected later makes it go up and down by so much.
const MOST_GROWTH = 0.05;

/** What was promised of such an hour and does not hold; empty when all does. */
export function brokenPromises(minutes: readonly Minute[]): string[] {
  const failed = minutes.flatMap(({ reads, orders }) =>
    [reads, orders].flatMap(({ refused }) => Object.entries(refused).map(([why, times]) => `${times} × ${why}`)),
  );
  const slow = minutes.filter(({ reads }) => reads.p99 > LONGEST_READ_MS).length;
  const growth = growthOf(minutes.flatMap(({ appMb }) => appMb ?? []));
  return [
    ...failed,
    ...(slow > 0 ? [`${slow} of ${minutes.length} minutes with a p99 above ${LONGEST_READ_MS} ms`] : []),
    ...(growth > MOST_GROWTH ? [`the app's memory grew by ${(100 * growth).toFixed(1)} %`] : []),
  ];
}

/** By how much the last quarter takes more than the second, as the first still warms up; 0 of fewer than four. */
export function growthOf(megabytes: readonly number[]): number {
  const quarter = Math.floor(megabytes.length / 4);
  if (quarter === 0) return 0;
  const before = medianOf(megabytes.slice(quarter, 2 * quarter));
  return medianOf(megabytes.slice(-quarter)) / before - 1;
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
