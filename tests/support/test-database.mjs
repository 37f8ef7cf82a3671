import { silent } from '../../launch/say.mjs';
import { startThrowawayPostgres } from '../../launch/throwaway.mjs';

// Every project of a run asks for it, and all of them share one server.
const STARTING = Symbol.for('brightfront test database');

/**
 * Starts the throwaway database server for a run of tests, unless TEST_DATABASE_URL names one. Any single test file works
 * by itself through it: `npx vitest run path`.
 */
export default async function startTestDatabase() {
  if (process.env.TEST_DATABASE_URL) return;
  if (globalThis[STARTING]) {
    await globalThis[STARTING];
    return;
  }
  globalThis[STARTING] = startThrowawayPostgres(silent);
  const { url, stop } = await globalThis[STARTING];
  process.env.TEST_DATABASE_URL = url;
  return stop;
}
