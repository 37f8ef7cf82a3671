import { recordChanges } from '#features/audit/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { makeDue } from '#platform/mail-claims.ts';
import { refuse } from '#platform/refusal.ts';

/**
 * Tries every delayed and every failed message again now, each under the Message-ID that it has, and answers how many. What was sent
 * again as a copy is left alone. Throws `conflict` without a mail server.
 */
export async function tryAgain({ db, config, clock }: AppContext, actorId: number): Promise<{ count: number }> {
  if (!config.SMTP_URL) throw refuse('conflict', 'No mail server is set up, so nothing can be sent.');
  const at = clock.now();
  return db.transaction(async (tx) => {
    const tried = await makeDue(tx, at);
    const change = { actorId, action: 'email.tried_again', recordType: 'email', before: null };
    await recordChanges(
      tx,
      tried.map(({ id, ...after }) => ({ ...change, recordId: id, after })),
      at,
    );
    return { count: tried.length };
  });
}
