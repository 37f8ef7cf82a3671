import { z } from 'zod';
import { FACTOR_METHODS, signedInAnswer } from '#features/accounts/contract.ts';
import { LOGIN_FAILED } from '#features/accounts/login-words.ts';
import { isoInstant, optionalText, recordIdText, requiredText } from '#platform/http/input.ts';
import type { RefusalTable } from '#platform/refusal.ts';

/** A passkey as its owner sees it. */
export const passkeyAnswer = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: isoInstant,
  lastUsedAt: isoInstant.nullable(),
});
export type Passkey = z.infer<typeof passkeyAnswer>;

/** The second factor of one's own account. */
export const secondFactorAnswer = z.object({
  isOn: z.boolean(),
  /** Staff in production cannot do without. */
  isRequired: z.boolean(),
  /** Passkeys need a host name: at a bare IP address there are codes only. */
  offersPasskeys: z.boolean(),
  hasCodes: z.boolean(),
  passkeys: z.array(passkeyAnswer),
  recoveryCodesLeft: z.int(),
});
export type SecondFactor = z.infer<typeof secondFactorAnswer>;

/** The secret for an app for one-time codes, and the same as the address that its QR code holds. */
export const codeSetupAnswer = z.object({ secret: z.string(), uri: z.string() });
export type CodeSetup = z.infer<typeof codeSetupAnswer>;

/** Ten new recovery codes with the first factor of an account; otherwise absent. */
const recoveryCodes = z.array(z.string()).optional();
export const enrolledAnswer = z.object({ recoveryCodes });

const MISSING_PASSWORD = 'Enter your password again';
const passwordAgain = z.string({ error: MISSING_PASSWORD }).min(1, MISSING_PASSWORD).max(128, MISSING_PASSWORD);
const confirmed = z.object({ password: passwordAgain });

const SIX_DIGITS = 'Enter the six digits that your app shows';
const oneTimeCode = z
  .string({ error: SIX_DIGITS })
  .max(20, SIX_DIGITS)
  .transform((typed) => typed.replace(/\s/g, ''))
  .refine((code) => /^\d{6}$/.test(code), SIX_DIGITS);
const recoveryCode = requiredText(60, 'Enter one of your recovery codes', 'A recovery code');
const passkeyName = optionalText(60, 'The name');

// What a browser answers, by the standard; the library checks what is in it.
const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]+$/);
const credential = { id: base64url(1400), rawId: base64url(1400), type: z.literal('public-key') };
const BROKEN = 'Your browser sent no passkey. Please try again';
const signature = z.object(
  {
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4000),
      authenticatorData: base64url(4000),
      signature: base64url(8000),
    }),
  },
  { error: BROKEN },
);
export type PasskeySignature = z.infer<typeof signature>;

const newPasskey = z.object(
  {
    ...credential,
    response: z.object({
      clientDataJSON: base64url(4000),
      attestationObject: base64url(40_000),
      transports: z.array(z.string().max(20)).max(10).optional(),
    }),
  },
  { error: BROKEN },
);
export type NewPasskey = z.infer<typeof newPasskey>;

/** The options for the browser's own call, in the JSON of the standard. */
const passkeyOptions = z.looseObject({ challenge: z.string() });

const pendingAnswer = z.object({
  pending: z.object({ methods: z.array(z.enum(FACTOR_METHODS)), mustEnrol: z.boolean() }).nullable(),
  offersPasskeys: z.boolean(),
});
export type SignInStep = z.infer<typeof pendingAnswer>;

const ONE_OF = 'Send a code, a recovery code or a passkey';
const factorGiven = z
  .object({ code: oneTimeCode.optional(), recoveryCode: recoveryCode.optional(), passkey: signature.optional() })
  .refine((given) => Object.values(given).filter((value) => value !== undefined).length === 1, ONE_OF);
export type FactorGiven = z.output<typeof factorGiven>;

const passkeyParams = z.object({ id: recordIdText() });
const namedPasskey = z.object({ name: passkeyName, passkey: newPasskey });

/** Signing in after the password, or with a passkey alone. The browser's cookie says which sign-in it is. */
const signInContract = {
  'GET /api/login/second-factor': {
    summary: 'What the sign-in of this browser waits for; null when it waits for nothing',
    who: 'public',
    answer: pendingAnswer,
  },
  'POST /api/login/second-factor': {
    summary: 'Complete a sign-in with a one-time code, a recovery code or a passkey',
    who: 'public',
    body: factorGiven,
    answer: signedInAnswer,
  },
  'POST /api/login/second-factor/options': {
    summary: 'The challenge for a passkey of the account whose password was right',
    who: 'public',
    answer: passkeyOptions,
  },
  'POST /api/login/passkey/options': {
    summary: 'The challenge for a passkey that signs in alone, of any account',
    who: 'public',
    answer: passkeyOptions,
  },
  'POST /api/login/passkey': {
    summary: 'Sign in with a passkey alone',
    who: 'public',
    body: z.object({ passkey: signature }),
    answer: signedInAnswer,
  },
  'POST /api/login/enrolment/code': {
    summary: 'The secret for an app, for an account that must have a second factor before it gets a session',
    who: 'public',
    answer: codeSetupAnswer,
  },
  'POST /api/login/enrolment/code/confirm': {
    summary: 'The first code of the app: it completes the sign-in',
    who: 'public',
    body: z.object({ code: oneTimeCode }),
    answer: signedInAnswer.extend({ recoveryCodes }),
  },
  'POST /api/login/enrolment/passkey/options': {
    summary: 'The challenge for the first passkey of such an account',
    who: 'public',
    answer: passkeyOptions,
  },
  'POST /api/login/enrolment/passkey': {
    summary: 'The first passkey of such an account: it completes the sign-in',
    who: 'public',
    body: namedPasskey,
    answer: signedInAnswer.extend({ recoveryCodes }),
  },
} as const;

export const secondFactorContract = {
  ...signInContract,
  'GET /api/second-factor': { summary: 'The second factor of one’s account', who: 'self', answer: secondFactorAnswer },
  'POST /api/second-factor/code': {
    summary: 'A new secret for an app for one-time codes, with the password once more; its first code confirms it',
    who: 'self',
    body: confirmed,
    answer: codeSetupAnswer,
  },
  'POST /api/second-factor/code/confirm': {
    summary: 'Confirm the new secret with its first code',
    who: 'self',
    body: z.object({ code: oneTimeCode }),
    answer: enrolledAnswer,
  },
  'DELETE /api/second-factor/code': { summary: 'Take the app for codes off', who: 'self', body: confirmed },
  'POST /api/second-factor/passkeys/options': {
    summary: 'The challenge for a new passkey, with the password once more',
    who: 'self',
    body: confirmed,
    answer: passkeyOptions,
  },
  'POST /api/second-factor/passkeys': {
    summary: 'Add a passkey',
    who: 'self',
    body: namedPasskey,
    answer: enrolledAnswer.extend({ passkey: passkeyAnswer }),
    status: 201,
  },
  'PUT /api/second-factor/passkeys/{id}': {
    summary: 'Rename a passkey',
    who: 'self',
    params: passkeyParams,
    body: z.object({ name: requiredText(60, 'Name is required') }),
    answer: passkeyAnswer,
  },
  'DELETE /api/second-factor/passkeys/{id}': {
    summary: 'Take a passkey off',
    who: 'self',
    params: passkeyParams,
    body: confirmed,
  },
  'POST /api/second-factor/recovery-codes': {
    summary: 'Ten new recovery codes; the old ones end',
    who: 'self',
    body: confirmed,
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
  },
  'DELETE /api/users/{id}/second-factor': {
    summary: 'Take a lost second factor off another account, with a reason; its owner is told by e-mail',
    who: 'admin',
    params: passkeyParams,
    body: z.object({ reason: requiredText(500, 'Reason is required') }),
  },
} as const;

export const secondFactorRefusals = {
  sign_in_expired: { status: 409, title: 'Please sign in again' },
  no_passkeys_here: { status: 409, title: 'No passkeys at this address' },
  wrong_factor: { status: 401, title: LOGIN_FAILED },
} satisfies RefusalTable;
