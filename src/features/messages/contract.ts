import { z } from 'zod';
import { formCheckHeaders, honeypot } from '#features/bots/contract.ts';
import {
  email,
  isoInstant,
  optionalText,
  paging,
  recordId,
  recordIdText,
  requiredName,
  requiredText,
} from '#platform/http/input.ts';
import { requiredPhone } from '#platform/http/phone.ts';
import { MESSAGE_KINDS, MESSAGE_STATUSES } from './kinds.ts';

export const contactBody = z.object({
  name: requiredName(200, 'Name is required'),
  email: email(),
  phone: requiredPhone('Contact number is required'),
  subject: requiredText(200, 'Subject is required'),
  message: requiredText(5000, 'Message is required'),
  website: honeypot,
});

const person = z.object({ id: z.int(), name: z.string() });

export const messageAnswer = z.object({
  id: z.int(),
  kind: z.enum(MESSAGE_KINDS),
  status: z.enum(MESSAGE_STATUSES),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  customerId: z.int().nullable(),
  assignedTo: person.nullable(),
  /** The quote made from it. */
  quoteNumber: z.string().nullable(),
  createdAt: isoInstant,
  version: z.int(),
  /** Answers and notes, oldest first; only for a single message. */
  entries: z
    .array(
      z.object({
        id: z.int(),
        kind: z.enum(['reply', 'note']),
        text: z.string(),
        /** Null: a former colleague. */
        author: z.string().nullable(),
        at: isoInstant,
        /** The status of the e-mail of an answer; null for notes. */
        email: z
          .object({
            id: z.int().nullable(),
            status: z.enum(['queued', 'sent', 'failed', 'kept']),
            error: z.string().nullable(),
          })
          .nullable(),
      }),
    )
    .optional(),
});
export type Message = z.infer<typeof messageAnswer>;

const version = z.int({ error: 'Say which version you have read' }).optional();

export const changeMessageBody = z.object({
  /** `answered` is for a message that was answered and then closed by mistake. */
  status: z.enum(MESSAGE_STATUSES, { error: `The status can be ${MESSAGE_STATUSES.join(', ')}` }).optional(),
  /** Null: not assigned. */
  assignedTo: recordId('Choose a colleague').nullish(),
  version,
});
export type MessageChange = z.output<typeof changeMessageBody>;

const params = z.object({ id: recordIdText() });
const MAY_READ = 'perm:view_customers';
const MAY_ANSWER = 'perm:manage_customers';

export const messagesContract = {
  'POST /api/contact': {
    summary: 'Write to the shop, or ask for a quote',
    who: 'public',
    headers: formCheckHeaders,
    body: contactBody,
    answer: z.object({ id: z.int() }),
    status: 201,
  },
  'GET /api/messages': {
    summary: 'What people wrote to the shop, newest first',
    who: MAY_READ,
    query: z.object({
      status: z.enum(MESSAGE_STATUSES, { error: `The status can be ${MESSAGE_STATUSES.join(', ')}` }).optional(),
      kind: z.enum(MESSAGE_KINDS, { error: `The kind can be ${MESSAGE_KINDS.join(', ')}` }).optional(),
      assigned: z.enum(['me', 'nobody'], { error: 'assigned can be me or nobody' }).optional(),
      q: optionalText(200, 'The search'),
      ...paging,
    }),
    answer: z.object({ items: z.array(messageAnswer), nextCursor: z.string().nullable(), open: z.int() }),
  },
  // Before the path with an id, which would match 'assignees'.
  'GET /api/messages/assignees': {
    summary: 'The colleagues who may answer messages',
    who: MAY_READ,
    answer: z.array(person),
  },
  'GET /api/messages/{id}': { summary: 'One message with its thread', who: MAY_READ, params, answer: messageAnswer },
  'PATCH /api/messages/{id}': {
    summary: 'Assign a message, close it or open it again',
    who: MAY_ANSWER,
    params,
    body: changeMessageBody,
    answer: messageAnswer,
  },
  'POST /api/messages/{id}/replies': {
    summary: 'Answer a message',
    who: MAY_ANSWER,
    params,
    body: z.object({
      text: requiredText(10_000, 'Answer is required', 'An answer'),
      /** Whether to close the message too. */
      close: z.boolean().default(false),
      version,
    }),
    answer: messageAnswer,
    status: 201,
  },
  'POST /api/messages/{id}/notes': {
    summary: 'Add a note for colleagues',
    who: MAY_ANSWER,
    params,
    body: z.object({ text: requiredText(2000, 'Note is required', 'A note') }),
    answer: messageAnswer,
    status: 201,
  },
  'POST /api/messages/{id}/quote': {
    summary: 'Make a quote of a message, to be priced; the one that was made before, if there is one',
    who: MAY_READ,
    others: 'perm:manage_orders',
    params,
    answer: z.object({ quoteNumber: z.string() }),
    status: 201,
  },
} as const;
