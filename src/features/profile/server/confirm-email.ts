import {
  type Caller,
  confirmPassword,
  findEmailChange,
  isProved,
  lockUser,
  spendEmailToken,
  takeEmail,
  type UserRow,
} from '#features/accounts/server/door.ts';
import { recordChange } from '#features/audit/server/door.ts';
import { mayStillPropose } from '#features/people/server/door.ts';
import { LINK_IS_NO_GOOD } from '#features/profile/link-words.ts';
import type { AppContext } from '#platform/app-context.ts';
import { orTaken, type Transaction } from '#platform/database.ts';
import { type Refusal, refuse, refuseFields } from '#platform/refusal.ts';

interface Confirmation {
  token: string;
  /** Needed for an address that staff proposed, unless the owner is signed in and has just proved it. */
  password?: string | undefined;
}

/**
 * Puts a proposed address into effect with the token sent to it (decision A15). The token shows that the address is somebody's,
 * not that the account is: an address that staff proposed needs the owner's password as well, and the right of its proposer is
 * judged again. Throws `invalid` for a token that is unknown, used, replaced, out of date or of staff without that right,
 * `proof_required`, and `conflict` when another account took the address meanwhile.
 */
export async function confirmEmail(
  context: AppContext,
  caller: Caller,
  { token, password }: Confirmation,
  address: string,
): Promise<{ email: string }> {
  const found = await findEmailChange(context.db, token, context.clock.now());
  if (!found) throw linkIsNoGood();
  const { user, proposedBy } = found;
  // An account without a password is nobody's yet.
  const isOwners = proposedBy === user.id || user.passwordHash === null;
  if (!isOwners) await requireOwner(context, caller, user, password, address);
  const confirmed = await orTaken(
    context.db.transaction((tx) => confirm(context, tx, { userId: user.id, proposedBy, token })),
    takenMeanwhile,
  );
  // Thrown here, so that the proposal is gone: its address will not become free again by itself.
  if (!confirmed) throw takenMeanwhile();
  return { email: confirmed.email };
}

/** Whether a link still works; it spends nothing, and says the same of a token that never was as of a used one. */
export async function isGoodLink({ db, clock }: AppContext, token: string): Promise<boolean> {
  return (await findEmailChange(db, token, clock.now())) !== undefined;
}

async function requireOwner(
  context: AppContext,
  caller: Caller,
  user: UserRow,
  password: string | undefined,
  address: string,
): Promise<void> {
  if (caller.user?.id === user.id && isProved(context, caller)) return;
  if (password !== undefined) return confirmPassword(context, user.id, password, address);
  throw refuse(
    'proof_required',
    'Our staff proposed this address. Enter the password of your account to agree; nothing has been changed yet.',
  );
}

interface Opened {
  userId: number;
  proposedBy: number | null;
  token: string;
}

async function confirm(context: AppContext, tx: Transaction, { userId, proposedBy, token }: Opened) {
  const at = context.clock.now();
  const user = await lockUser(tx, userId, 'no key update');
  if (!user?.isActive || !(await mayStillPropose(tx, proposedBy, user))) throw linkIsNoGood();
  if (!(await spendEmailToken(tx, token, at))) throw linkIsNoGood();
  const changed = await takeEmail(tx, user, at);
  if (changed && user.userType !== 'public') {
    const states = { before: { email: user.email }, after: { email: changed.email } };
    await recordChange(
      tx,
      { actorId: userId, action: 'user.changed', recordType: 'user', recordId: userId, ...states },
      at,
    );
  }
  return changed;
}

function linkIsNoGood(): Refusal {
  return refuseFields({ token: [LINK_IS_NO_GOOD] });
}

function takenMeanwhile(): Refusal {
  return refuse(
    'conflict',
    'Another account has taken this e-mail address meanwhile. Your account stays with the one it has.',
  );
}
