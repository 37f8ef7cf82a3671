import type { User } from '#features/accounts/contract.ts';
import { findCustomer } from '#features/accounts/server/door.ts';
import { recordChange } from '#features/audit/server/door.ts';
import type { Credit, Payout } from '#features/credit/contract.ts';
import { payOutCredit, readCredit } from '#features/credit/server/door.ts';
import { demandMayRefund } from '#features/orders/server/door.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';
import { toDecimal } from '#values/money.ts';

/** Records that staff have paid out credit of an account by bank transfer. Only staff who may refund can. */
export async function payOut(
  context: AppContext,
  { customerId, actor, ...payout }: Payout & { customerId: number; actor: User },
): Promise<Credit> {
  const at = context.clock.now();
  await context.db.transaction(async (tx) => {
    await demandMayRefund(tx, actor);
    if (!(await findCustomer(tx, customerId))) throw refuse('not_found', 'There is no such customer.');
    const { payoutId, left } = await payOutCredit(tx, { ...payout, customerId, at });
    await announce(tx, 'credit.paid_out', { customerId, payoutId }, at);
    const { amount, reason, reference = null } = payout;
    const change = { actorId: actor.id, action: 'customer.credit_paid_out', recordType: 'user', recordId: customerId };
    const after = { credit: toDecimal(left), amount: toDecimal(amount), reason, reference };
    await recordChange(tx, { ...change, before: { credit: toDecimal(payout.balance) }, after }, at);
  });
  return readCredit(context.db, customerId);
}
