import { eq } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import { recordChange } from '#features/audit/server/door.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';
import type { Return, ReturnDecision } from '../contract.ts';
import { returns } from '../tables.ts';
import { loadReturn } from './load-returns.ts';
import { lockReturn } from './lock-return.ts';
import { withSuggestion } from './present-return.ts';

export type ReturnAnswer = ReturnDecision & { returnId: number; actor: User };

/** Accepts or refuses a return, once, and announces it, so that the customer is told. */
export async function answerReturn(
  context: AppContext,
  { returnId, decision, note, actor }: ReturnAnswer,
): Promise<Return> {
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const { order, row } = await lockReturn(tx, returnId);
    if (row.status !== 'requested') {
      throw refuse('already_answered', 'This return has been answered already. Look at it again.', {
        extra: { currentStatus: row.status },
      });
    }
    const [answered] = await tx
      .update(returns)
      .set({ status: decision, answer: note ?? null, answeredBy: actor.id, answeredAt: at })
      .where(eq(returns.id, row.id))
      .returning();
    if (!answered) throw new Error('A locked return is gone.');
    await announce(tx, 'return.answered', { orderId: order.id, returnId, status: decision }, at);
    const change = { actorId: actor.id, action: `order.return_${decision}`, recordType: 'order', recordId: order.id };
    await recordChange(
      tx,
      {
        ...change,
        before: { return: returnId, status: row.status },
        after: { return: returnId, status: decision, note: note ?? null },
      },
      at,
    );
    return withSuggestion(tx, await loadReturn(tx, answered));
  });
}
