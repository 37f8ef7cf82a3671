import { type CallContext, findUser, type MergeCart, renewChallenge } from '#features/accounts/server/door.ts';
import type { secondFactorContract } from '#features/factors/contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { refuse } from '#platform/refusal.ts';
import { confirmCode, startCode } from './enrol-code.ts';
import { addPasskey, newPasskeyOptions } from './enrol-passkey.ts';
import { getRelyingParty } from './relying-party.ts';
import { completeSignIn, getPending } from './sign-in.ts';

type EnrolmentCalls = Pick<
  typeof secondFactorContract,
  | 'POST /api/login/enrolment/code'
  | 'POST /api/login/enrolment/code/confirm'
  | 'POST /api/login/enrolment/passkey/options'
  | 'POST /api/login/enrolment/passkey'
>;

/** An account that must have a second factor before it gets a session: its password was right a moment ago. */
export function enrolmentHandlers(mergeCart: MergeCart): Handlers<EnrolmentCalls, CallContext> {
  return {
    'POST /api/login/enrolment/code': async (_input, call) => startCode(call.context, (await enrolling(call)).user),

    'POST /api/login/enrolment/code/confirm': async ({ body }, call) => {
      const { pending, user } = await enrolling(call);
      const recoveryCodes = await confirmCode(call.context, user, body.code, call.address);
      return { recoveryCodes, user: await completeSignIn(call, mergeCart, pending, user.id) };
    },

    'POST /api/login/enrolment/passkey/options': async (_input, call) => {
      const { pending, user } = await enrolling(call);
      const options = await newPasskeyOptions(call.context, user, getRelyingParty(call.context, call.shopUrl));
      await renewChallenge(call.context.db, pending.id, options.challenge);
      return { ...options };
    },

    'POST /api/login/enrolment/passkey': async ({ body }, call) => {
      const { pending, user } = await enrolling(call);
      const party = getRelyingParty(call.context, call.shopUrl);
      const { recoveryCodes } = await addPasskey(call.context, pending, user.id, party, body);
      return { recoveryCodes, user: await completeSignIn(call, mergeCart, pending, user.id) };
    },
  };
}

// A second factor that was set up meanwhile, in another browser, is to be given and not added to.
async function enrolling(call: CallContext) {
  const pending = await getPending(call, 'enrolment');
  const user = await findUser(call.context.db, pending.userId);
  if (!user || user.hasSecondFactor) {
    throw refuse('sign_in_expired', 'This account has a second factor by now. Please enter your password again.');
  }
  return { pending, user };
}
