import type { Plan } from './plan.ts';

// As measured on two cores: a start with the sample, and the days that are summed up by a job of every minute.
const SECONDS_TO_OPEN = 20;
const SECONDS_TO_SUM_UP = 40;
const PRODUCTS_A_SECOND = 1_500;
const ORDERS_A_SECOND = 500;
/** Of a run beside its measuring: warm-up, waiting until nothing is left to do, carts. */
const SECONDS_BESIDE = 3;

/** About how long a plan takes, in minutes on two cores. */
export function minutesOf({ worlds, parts, connections, seconds, rounds }: Plan): number {
  const perRun = seconds + Math.ceil(seconds / 2) + SECONDS_BESIDE;
  const ofRuns = parts.length * connections.length * rounds * perRun;
  const toOpen = worlds.map(
    ({ products, orders }) =>
      SECONDS_TO_OPEN + products / PRODUCTS_A_SECOND + (orders > 0 ? SECONDS_TO_SUM_UP + orders / ORDERS_A_SECOND : 0),
  );
  const ofWorlds = toOpen.reduce((sum, ofOne) => sum + ofOne, 0);
  return Math.max(1, Math.round((ofWorlds + ofRuns * Math.max(1, worlds.length)) / 60));
}
