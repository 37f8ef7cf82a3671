import type { z } from 'zod';
import type { User } from '#features/accounts/contract.ts';
import {
  type Caller,
  createUser,
  decideSignupRequest,
  lockSignupRequest,
  presentSignupRequest,
  requireProof,
  type SignupRequestRow,
  signedIn,
} from '#features/accounts/server/door.ts';
import { recordChange } from '#features/audit/server/door.ts';
import type { decidedRequestAnswer } from '#features/people/contract.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { recordNewUser } from './audited-user.ts';
import { holdActor, refuseAbove } from './lock-people.ts';
import { linkToHandOver } from './new-password-link.ts';
import { refuseTakenEmail } from './taken-email.ts';

type Decision = 'approved' | 'rejected';
type DecidedRequest = z.infer<typeof decidedRequestAnswer>;

/** Decides a request once, after a proof; a second decision gets a `conflict` that names the first (decision A7). */
export async function decideRequest(
  context: AppContext,
  caller: Caller,
  id: number,
  status: Decision,
): Promise<DecidedRequest> {
  const actor = signedIn(caller);
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    await holdActor(tx, actor);
    const request = await lockSignupRequest(tx, id);
    if (!request) throw refuse('not_found', 'There is no such request.');
    refuseAbove(actor, request.userType);
    if (request.status !== 'pending') throw refuse('conflict', `This request has already been ${request.status}.`);
    requireProof(context, caller);

    await decideSignupRequest(tx, id, status);
    const change = { action: `signup_request.${status}`, recordType: 'signup_request', recordId: id };
    const states = { before: { status: request.status }, after: { status } };
    await recordChange(tx, { actorId: actor.id, ...change, ...states }, at);
    const decided = { ...presentSignupRequest(request), status };
    if (status === 'approved') return { ...decided, ...(await openAccount(context, tx, request, actor, at)) };
    await announce(tx, 'signup.rejected', { requestId: id }, at);
    return decided;
  });
}

async function openAccount(context: AppContext, tx: Transaction, request: SignupRequestRow, actor: User, at: Date) {
  const { id: requestId, firstName, lastName, email, userType, companyName, phoneNumber } = request;
  await refuseTakenEmail(tx, email);
  const user = await createUser(tx, { firstName, lastName, email, userType, companyName, phoneNumber }, at);
  await recordNewUser(tx, actor.id, user, at);
  await announce(tx, 'signup.approved', { requestId, userId: user.id }, at);
  return { user: { id: user.id, username: user.username }, ...(await linkToHandOver(context, tx, user.id)) };
}
