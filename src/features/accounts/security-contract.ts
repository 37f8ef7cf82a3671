import { z } from 'zod';
import { isoInstant, recordIdText } from '#platform/http/input.ts';
import { changePasswordForm, presentPassword } from './forms.ts';

/** Where an account is signed in. */
export const signInAnswer = z.object({
  id: z.int(),
  /** The session of this very call. */
  isThis: z.boolean(),
  since: isoInstant,
  /** Up to five minutes late. */
  lastSeenAt: isoInstant,
  /** In words; null for a session of before. */
  browser: z.string().nullable(),
  /** By nothing but the shortened address. */
  place: z.string().nullable(),
});
export type SignIn = z.infer<typeof signInAnswer>;

/** Sign-in and security: what every account, of customers and staff alike, does for itself. */
export const securityContract = {
  'POST /api/proof': {
    summary: 'Prove who is at the session with the password; what needs a proof works for 10 minutes',
    who: 'self',
    body: z.object({ password: presentPassword() }),
  },
  'POST /api/password': {
    summary: 'Change the password, with the present one; every other session of the account ends',
    who: 'self',
    body: changePasswordForm,
  },
  'GET /api/sessions': {
    summary: 'Where the account is signed in, the last seen first',
    who: 'self',
    answer: z.array(signInAnswer),
  },
  'DELETE /api/sessions': { summary: 'End every session of the account but this one', who: 'self' },
  'DELETE /api/sessions/{id}': {
    summary: 'End one session of the account',
    who: 'self',
    params: z.object({ id: recordIdText() }),
  },
} as const;
