import { sqlState } from './sql-state.ts';

/** The state of a statement that came after one that failed. */
const AFTER_A_FAILURE = '25P02';

/**
 * Waits for what was asked of one transaction without waiting for one another: such statements are sent one behind the other and
 * answered together. Throws what the first that failed threw, but only once all have ended: nothing may be asked of a transaction that is over.
 */
export async function allAsked<const Asked extends readonly unknown[]>(
  asked: Asked,
): Promise<{ -readonly [At in keyof Asked]: Awaited<Asked[At]> }> {
  const ended = await Promise.allSettled(asked);
  const failed = ended.filter((one) => one.status === 'rejected');
  const [first] = failed;
  // The server refuses all that follows a failure; what was asked before it may have gone on after it.
  if (first) throw (failed.find(({ reason }) => sqlState(reason) !== AFTER_A_FAILURE) ?? first).reason;
  return ended.map((one) => one.status === 'fulfilled' && one.value) as never;
}
