import type { CallContext } from '#features/accounts/server/door.ts';
import { addUses, tooMany } from '#platform/limits.ts';
import { refuse } from '#platform/refusal.ts';
import type { CheckedForm, FormCheckHeaders } from '../contract.ts';
import { isProven } from './proof.ts';
import { readStamp } from './stamp.ts';

const HOUR = 3_600;

/** How many unproven calls of all networks together an hour takes, once for pages without scripts and once for all others. */
export const UNPROVEN_AN_HOUR = {
  contact: 60,
  quote: 60,
  register: 200,
  'stock-alert': 120,
  'password-reset': 120,
} as const satisfies Partial<Record<CheckedForm, number>>;

const FLOODED =
  'Far more of these reach us just now than usual. Call us or write an e-mail instead, or use a browser that runs scripts.';
const SEND_AGAIN =
  'This form was sent at once, or was open for more than a day. Please send it again: nothing that you typed is lost.';

/**
 * Admits a call of a public form, after its limit for a network. Signed-in users and browsers that solved a challenge always
 * pass. All others share an hourly number, so that many networks at once flood neither staff nor mailboxes; people whose pages
 * have no scripts have one of their own, which callers that open no page cannot use up. Throws `too_many` beyond it.
 */
export async function admit(
  form: keyof typeof UNPROVEN_AN_HOUR,
  sent: FormCheckHeaders,
  { context, caller }: Pick<CallContext, 'context' | 'caller'>,
): Promise<void> {
  if (caller.user || (await isProven(context, form, sent))) return;
  const age = await readStamp(context, form, sent['x-form-stamp']);
  const limit = { name: `unproven-${form}`, most: UNPROVEN_AN_HOUR[form], seconds: HOUR };
  const usage = await addUses(context, limit, age === 'human' ? 'page' : 'call');
  if (usage.used <= limit.most) return;
  // The page comes back with a new stamp, which counts with the others after two seconds.
  if (age === 'untimely') throw refuse('too_many', SEND_AGAIN, { headers: { 'Retry-After': '3' } });
  throw tooMany(FLOODED, usage.secondsLeft);
}
