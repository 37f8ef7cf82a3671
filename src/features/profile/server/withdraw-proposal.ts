import type { User } from '#features/accounts/contract.ts';
import { withdrawEmail } from '#features/accounts/server/door.ts';
import { recordChange } from '#features/audit/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';

/** Withdraws the proposed address of one's own account or, for an admin, of any. Without one nothing happens. */
export async function withdrawProposal({ db, clock }: AppContext, actor: User, id: number): Promise<void> {
  if (id !== actor.id && actor.userType !== 'admin') {
    throw refuse('forbidden', 'You can withdraw the new address of your own account only.');
  }
  await db.transaction(async (tx) => {
    const pendingEmail = await withdrawEmail(tx, id);
    if (pendingEmail === null || actor.userType === 'public') return;
    const record = { actorId: actor.id, action: 'user.changed', recordType: 'user', recordId: id };
    await recordChange(tx, { ...record, before: { pendingEmail }, after: { pendingEmail: null } }, clock.now());
  });
}
