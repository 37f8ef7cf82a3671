import { z } from 'zod';
import { formCheckHeaders } from '#features/bots/contract.ts';
import { isoInstant } from '#platform/http/input.ts';
import { userAnswer } from './contract.ts';
import { customerRegistrationForm, forgotPasswordForm, resetPasswordForm, signupRequestForm } from './forms.ts';

/** A request for an account, with its status. */
export const sentRequestAnswer = z.object({
  id: z.int(),
  email: z.string(),
  userType: z.enum(['employer', 'admin']),
  companyName: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string().nullable(),
  message: z.string().nullable(),
  status: z.enum(['pending', 'approved', 'rejected']),
  createdAt: isoInstant,
});
export type SentRequest = z.infer<typeof sentRequestAnswer>;

export const resetRequestAnswer = z.object({
  /** The same for every address, so that it does not reveal who has an account. */
  message: z.string(),
  /** Only in demo mode, and only for an address that has an account (decision A8). */
  token: z.string().optional(),
});
export type ResetRequested = z.infer<typeof resetRequestAnswer>;

/** The calls for a visitor's own account, each limited to 10 an hour from one address. */
export const selfContract = {
  'POST /api/customer-register': {
    summary: 'Open a customer account, active at once; the answer names the username to sign in with',
    who: 'public',
    headers: formCheckHeaders,
    body: customerRegistrationForm,
    answer: z.object({ user: userAnswer }),
    status: 201,
  },
  'POST /api/signup-request': {
    summary: 'Ask for an employer or admin account; staff decide, and the answer comes by e-mail',
    who: 'public',
    headers: formCheckHeaders,
    body: signupRequestForm,
    answer: sentRequestAnswer,
    status: 201,
  },
  'POST /api/password-reset/request': {
    summary: 'Ask for a link to choose a new password; it comes by e-mail',
    who: 'public',
    headers: formCheckHeaders,
    body: forgotPasswordForm,
    answer: resetRequestAnswer,
  },
  'POST /api/password-reset/confirm': {
    summary: 'Choose a new password with the token of the link; every session of the account ends',
    who: 'public',
    body: resetPasswordForm,
    answer: z.object({ username: z.string() }),
  },
} as const;
