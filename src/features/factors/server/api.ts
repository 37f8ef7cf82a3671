import {
  type CallContext,
  confirmPassword,
  createPendingSignIn,
  findPendingSignIn,
  type MergeCart,
  signedIn,
} from '#features/accounts/server/door.ts';
import type { secondFactorContract } from '#features/factors/contract.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { refuse } from '#platform/refusal.ts';
import { newRecoveryCodes, removeCodes, removePasskey, renamePasskey } from './change-factors.ts';
import { confirmCode, startCode } from './enrol-code.ts';
import { addPasskey, newPasskeyOptions } from './enrol-passkey.ts';
import { enrolmentHandlers } from './enrolment-api.ts';
import { readSecondFactor } from './find-factors.ts';
import { challengeAny, challengeOwner, signInByPasskey } from './passkey-sign-in.ts';
import { getRelyingParty } from './relying-party.ts';
import { giveSecondFactor, readSignIn } from './sign-in.ts';
import { takeOffFactors } from './take-off-factors.ts';

/** What the second factor needs of features to its right. */
export interface SecondFactorDeps {
  mergeCart: MergeCart;
}

export function secondFactorHandlers({
  mergeCart,
}: SecondFactorDeps): Handlers<typeof secondFactorContract, CallContext> {
  return {
    ...enrolmentHandlers(mergeCart),

    'GET /api/login/second-factor': (_input, call) => readSignIn(call),

    'POST /api/login/second-factor': async ({ body }, call) => ({
      user: await giveSecondFactor(call, mergeCart, body),
    }),

    'POST /api/login/second-factor/options': async (_input, call) => ({ ...(await challengeOwner(call)) }),

    'POST /api/login/passkey/options': async (_input, call) => ({ ...(await challengeAny(call)) }),

    'POST /api/login/passkey': async ({ body }, call) => ({
      user: await signInByPasskey(call, mergeCart, body.passkey),
    }),

    'GET /api/second-factor': (_input, { context, caller, shopUrl }) =>
      readSecondFactor(context, signedIn(caller), shopUrl),

    'POST /api/second-factor/code': async ({ body }, call) => {
      await confirmOwner(call, body.password);
      return startCode(call.context, signedIn(call.caller));
    },

    'POST /api/second-factor/code/confirm': async ({ body }, { context, caller, address }) => ({
      recoveryCodes: await confirmCode(context, signedIn(caller), body.code, address),
    }),

    'DELETE /api/second-factor/code': async ({ body }, call) => {
      await confirmOwner(call, body.password);
      await removeCodes(call.context, signedIn(call.caller));
    },

    'POST /api/second-factor/passkeys/options': async ({ body }, call) => {
      const { context, shopUrl, caller } = call;
      const party = getRelyingParty(context, shopUrl);
      await confirmOwner(call, body.password);
      const user = signedIn(caller);
      const options = await newPasskeyOptions(context, user, party);
      const pending = { purpose: 'new-passkey', userId: user.id, challenge: options.challenge } as const;
      call.setSignInCookie((await createPendingSignIn(context.db, pending, context.clock.now())).token);
      return { ...options };
    },

    'POST /api/second-factor/passkeys': async ({ body }, call) => {
      const { context, shopUrl, signInToken, caller } = call;
      const party = getRelyingParty(context, shopUrl);
      const user = signedIn(caller);
      const pending = await findPendingSignIn(context, signInToken, ['new-passkey']);
      if (pending?.userId !== user.id) throw refuse('sign_in_expired', 'This took too long. Please start again.');
      return addPasskey(context, pending, user.id, party, body);
    },

    'PUT /api/second-factor/passkeys/{id}': ({ params, body }, { context, caller }) =>
      renamePasskey(context, signedIn(caller), params.id, body.name),

    'DELETE /api/second-factor/passkeys/{id}': async ({ params, body }, call) => {
      await confirmOwner(call, body.password);
      await removePasskey(call.context, signedIn(call.caller), params.id);
    },

    'POST /api/second-factor/recovery-codes': async ({ body }, call) => {
      await confirmOwner(call, body.password);
      return { recoveryCodes: await newRecoveryCodes(call.context, signedIn(call.caller)) };
    },

    'DELETE /api/users/{id}/second-factor': async ({ params, body }, { context, caller }) => {
      await takeOffFactors(context, caller, params.id, body.reason);
    },
  };
}

/** Proof that it is the owner, before a factor changes: one place, for every call that changes one. */
async function confirmOwner({ context, caller, address }: CallContext, password: string): Promise<void> {
  await confirmPassword(context, signedIn(caller).id, password, address);
}
