import { z } from 'zod';
import { isoInstant, optionalText, paging, recordIdText } from '#platform/http/input.ts';
import { EMAIL_STATUSES } from './status.ts';

const emailAnswer = z.object({
  id: z.int(),
  /** The Message-ID that every attempt carries. */
  messageId: z.string(),
  template: z.string(),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(EMAIL_STATUSES),
  attempts: z.int(),
  /** The mail server's error of the last attempt. */
  lastError: z.string().nullable(),
  createdAt: isoInstant,
  sentAt: isoInstant.nullable(),
  /** While it waits for its turn: when it is sent at the earliest. */
  dueAt: isoInstant.nullable(),
  /** The message that this one repeats. */
  againOf: z.int().nullable(),
  /** The newest message that repeats this one. */
  sentAgainAs: z.int().nullable(),
});
export type Email = z.infer<typeof emailAnswer>;

const emailContentAnswer = emailAnswer.extend({
  /** One-time links and guests' keys are masked. */
  html: z.string(),
  text: z.string(),
});
export type EmailContent = z.infer<typeof emailContentAnswer>;

const postAnswer = z.object({
  /** Whether a mail server is configured; without one messages are only stored. */
  isSending: z.boolean(),
  queued: z.int(),
  /** The queued messages with a failed attempt. */
  delayed: z.int(),
  /** Failed and not sent again since. */
  failed: z.int(),
  kept: z.int(),
});
export type Post = z.infer<typeof postAnswer>;

/** A message that the mail server refused, or that could not be sent for a day. */
export const mailRefusalAnswer = z.object({
  subject: z.string(),
  /** When it was written. */
  at: isoInstant,
  /** In plain words. */
  reason: z.string(),
});
export type MailRefusal = z.infer<typeof mailRefusalAnswer>;

const DAY_MESSAGE = 'This must be a day, such as 2026-03-04';
const day = z.iso.date({ error: DAY_MESSAGE }).refine((text) => text >= '2000-01-01' && text < '2200', DAY_MESSAGE);

const emailsQuery = z.object({
  status: z.enum(EMAIL_STATUSES, { error: `The status must be one of ${EMAIL_STATUSES.join(', ')}` }).optional(),
  /** Part of the address. */
  recipient: optionalText(100, 'The recipient'),
  template: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,59}$/, 'This must be the name of a template')
    .optional(),
  /** The first and last day of writing: whole days in London. */
  from: day.optional(),
  to: day.optional(),
});
export type EmailFilter = z.output<typeof emailsQuery>;

const ofEmail = z.object({ id: recordIdText() });

export const emailsContract = {
  'GET /api/emails': {
    summary: 'Every message that was written, newest first, and how the post stands as a whole',
    who: 'admin',
    query: emailsQuery.extend(paging),
    answer: z.object({ items: z.array(emailAnswer), nextCursor: z.string().nullable(), post: postAnswer }),
  },
  'GET /api/emails/{id}': {
    summary: 'One message with its content; one-time links and guests’ keys are masked',
    who: 'admin',
    params: ofEmail,
    answer: emailContentAnswer,
  },
  'POST /api/emails/try-again': {
    summary: 'Tries every delayed and every failed message again now, under its own Message-ID',
    who: 'admin',
    answer: z.object({ count: z.int() }),
  },
  'POST /api/emails/{id}/resend': {
    summary: 'Writes the message anew and puts it in the post, with a new link where it has a one-time link',
    who: 'admin',
    params: ofEmail,
    answer: emailAnswer,
    status: 201,
  },
} as const;
