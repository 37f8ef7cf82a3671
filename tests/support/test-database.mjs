import { silent } from '../../launch/say.mjs';
import { startThrowawayPostgres } from '../../launch/throwaway.mjs';

// Every project of a run asks for it, and all of them share one server.
const SHARED = Symbol.for('brightfront test database');

/**
 * Starts the throwaway database server for a run of tests, unless TEST_DATABASE_URL names one. Any single test file works
 * by itself through it: `npx vitest run path`.
 */
export default async function startTestDatabase() {
  if (process.env.TEST_DATABASE_URL && !globalThis[SHARED]) return;
  globalThis[SHARED] ??= { users: 0, starting: startThrowawayPostgres(silent) };
  const shared = globalThis[SHARED];
  shared.users += 1;
  const { url, stop } = await shared.starting;
  process.env.TEST_DATABASE_URL = url;
  // The last project to end may still put its own databases away.
  return async () => {
    shared.users -= 1;
    if (shared.users === 0) await stop();
  };
}
