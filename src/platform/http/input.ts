import { z } from 'zod';
import { MAX_PENCE, parsePence } from '#values/money.ts';

/** The largest id of an integer column. */
export const MAX_ID = 2_147_483_647;

/** The usual message for an invalid e-mail address. */
export const INVALID_EMAIL = 'Please enter a valid email address';

const UNSTORABLE = '\u0000';
// PostgreSQL stores neither a NUL nor, in JSON, half of a surrogate pair.
const storable = (text: string) => !text.includes(UNSTORABLE) && text.isWellFormed();
const UNSTORABLE_MESSAGE = 'This contains a character that cannot be stored';

/** Optional text: trimmed, at most `most` characters; blank becomes `undefined`. */
export function optionalText(most: number, label = 'This') {
  return z
    .string({ error: `${label} must be text` })
    .trim()
    .max(most, `${label} can be at most ${most} characters`)
    .refine(storable, UNSTORABLE_MESSAGE)
    .nullish()
    .transform((text) => text || undefined);
}

// Spaces of every kind, marks that draw nothing, and the blank pattern of Braille.
const SHOWS_SOMETHING = /[^\p{Z}\p{C}\p{DI}\u2800]/u;

/** Required text: trimmed, at most `most` characters; `message` is for text that is missing, blank or shows nothing. */
export function requiredText(most: number, message: string, label = message.replace(/ is required$/, '')) {
  return z
    .string({ error: message })
    .trim()
    .min(1, message)
    .max(most, `${label} can be at most ${most} characters`)
    .refine(storable, UNSTORABLE_MESSAGE)
    .refine((text) => text === '' || SHOWS_SOMETHING.test(text), message);
}

// Control characters, marks that turn the direction of writing, and links have no place in a name: mail programs make a
// link of `https://…` and `www.…` in a greeting, and the others hide what a name says.
const NOT_IN_A_NAME = /\p{Cc}|[\u202a-\u202e\u2066-\u2069]|:\/\/|\bwww\./iu;
const NAME_MESSAGE = 'This can contain neither links nor control characters';

/** The name of a person or company: as {@link requiredText}, without links and control characters. */
export function requiredName(most: number, message: string, label?: string) {
  return requiredText(most, message, label).refine((text) => !NOT_IN_A_NAME.test(text), NAME_MESSAGE);
}

/** The name of a person or company that may be absent. */
export function optionalName(most: number, label: string) {
  return optionalText(most, label).refine((text) => !text || !NOT_IN_A_NAME.test(text), NAME_MESSAGE);
}

/** Text that may be empty: trimmed, at most `most` characters; `tooLong` is for longer text. */
export function anyText(most: number, tooLong: string) {
  return z.string({ error: 'This must be text' }).trim().max(most, tooLong).refine(storable, UNSTORABLE_MESSAGE);
}

/** The words of a search over whole tables: 2 to 200 characters, so that one letter does not match everything. */
export function searchWords() {
  return z
    .string({ error: 'Enter at least two letters' })
    .trim()
    .min(2, 'Enter at least two letters')
    .max(200, 'Enter at most 200 letters')
    .refine(storable, UNSTORABLE_MESSAGE);
}

/** An e-mail address of at most 100 characters, trimmed. */
export function email(message = INVALID_EMAIL) {
  return z
    .string({ error: message })
    .trim()
    .max(100, 'An e-mail address can be at most 100 characters')
    .refine(storable, message)
    .pipe(z.email(message));
}

/** A record's id in a body: a positive integer. */
export function recordId(message = 'This must be a whole number') {
  return z.int({ error: message }).min(1, message).max(MAX_ID, message);
}

/** A record's id in a path or query, as text. */
export function recordIdText(message = 'This must be a whole number') {
  return z
    .string({ error: message })
    .regex(/^\d{1,10}$/, message)
    .transform(Number)
    .refine((value) => value >= 1 && value <= MAX_ID, message)
    .meta({ type: 'integer' });
}

/** Pence from `"299.00"` or a number with at most two decimals, 0 to 99,999,999.99. */
export function money(missing: string, wrong: string) {
  return z.union([z.string(), z.number()], { error: missing }).transform((value, context) => {
    if (value === '') {
      context.addIssue({ code: 'custom', message: missing });
      return z.NEVER;
    }
    const pence = parsePence(value);
    if (pence === null || pence < 0 || pence > MAX_PENCE) {
      context.addIssue({ code: 'custom', message: pence === null ? wrong : `${wrong} between 0.00 and 99,999,999.99` });
      return z.NEVER;
    }
    return pence;
  });
}

/** The same, also zero and below it, for a call that says in its own words how much there can be. */
export function signedMoney(wrong: string) {
  return z.union([z.string(), z.number()], { error: wrong }).transform((value, context) => {
    const pence = parsePence(value);
    if (pence !== null && Math.abs(pence) <= MAX_PENCE) return pence;
    context.addIssue({ code: 'custom', message: wrong });
    return z.NEVER;
  });
}

/** An amount on the wire: `"299.00"`. */
export const amount = z
  .string()
  .regex(/^-?\d+\.\d{2}$/)
  .meta({ example: '299.00' });

/** An instant on the wire: ISO 8601 in UTC. */
export const isoInstant = z.string().meta({ format: 'date-time' });

/** `limit` and `cursor` of a paged list. */
export const paging = {
  limit: z
    .string()
    .regex(/^\d{1,4}$/, 'The limit must be a whole number from 1 to 200')
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= 200, 'The limit must be a whole number from 1 to 200')
    .optional(),
  cursor: z.string().max(200).optional(),
};
