import v8 from 'node:v8';

// Below it what V8 leaves uncollected is a few megabytes, and collecting more often would cost each rendering a tenth.
const LARGE_CATALOGUE = 20_000;
let isMinded = false;

/**
 * With a large catalogue in memory what is old is collected once it has grown by a fifth, from now on: left to itself V8 lets the heap
 * grow by two thirds, 100 MB of it garbage (decision 0172).
 */
export function mindMemory(productCount: number): void {
  if (isMinded || productCount < LARGE_CATALOGUE) return;
  isMinded = true;
  v8.setFlagsFromString('--heap-growing-percent=20');
}
