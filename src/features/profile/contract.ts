import { z } from 'zod';
import { addressAnswer, userAnswer } from '#features/accounts/contract.ts';
import { presentPassword, profileForm } from '#features/accounts/forms.ts';
import { isoInstant, recordIdText, requiredText } from '#platform/http/input.ts';

const userParams = z.object({ id: recordIdText() });
const PASSWORD_MISSING = 'Enter your password again';
const passwordAgain = z.string({ error: PASSWORD_MISSING }).min(1, PASSWORD_MISSING).max(128, PASSWORD_MISSING);

/** Everything that the shop stores about a customer, each part in the shape of its own call. */
export const exportAnswer = z.looseObject({
  exportedAt: isoInstant,
  account: userAnswer,
  addresses: z.array(addressAnswer),
  orders: z.array(z.unknown()),
});

export const profileContract = {
  'PUT /api/user/{id}': {
    summary:
      'Change a profile: one’s own, or with manage_customers that of a customer. A new e-mail address waits as pendingEmail until the link sent to it is opened',
    who: 'self',
    others: 'perm:manage_customers',
    params: userParams,
    body: profileForm.extend({
      /** The version that was read; a newer one is refused. */
      version: z.int().optional(),
    }),
    answer: userAnswer,
  },
  'DELETE /api/user/{id}/email-change': {
    summary: 'Withdraw a proposed e-mail address; its link is void',
    who: 'self',
    others: 'admin',
    params: userParams,
  },
  'POST /api/email-change/check': {
    summary: 'Whether the link to confirm a proposed e-mail address still works; nothing is spent',
    who: 'public',
    body: z.object({ token: requiredText(255, 'Token is required') }),
    answer: z.object({ isGood: z.boolean() }),
  },
  'POST /api/email-change/confirm': {
    summary:
      'Confirm a proposed e-mail address with the token of the link sent to it. One that staff proposed takes the password of the account too',
    who: 'public',
    body: z.object({ token: requiredText(255, 'Token is required'), password: presentPassword().optional() }),
    answer: z.object({ email: z.string() }),
  },
  'GET /api/user/export': {
    summary: 'Download everything that the shop keeps about oneself. The password is sent again, percent-encoded',
    who: 'customer',
    headers: z.object({ 'x-confirm-password': passwordAgain.transform(decoded) }),
    answer: exportAnswer,
  },
  'DELETE /api/user/{id}': {
    summary: 'Delete one’s account for good, with the password once more; not while an order is under way',
    who: 'customer',
    params: userParams,
    body: z.object({ password: passwordAgain }),
  },
} as const;

// Headers are ASCII only, and a password may have any letter.
function decoded(text: string, context: z.RefinementCtx): string {
  try {
    return decodeURIComponent(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'Percent-encode the password as UTF-8' });
    return z.NEVER;
  }
}
