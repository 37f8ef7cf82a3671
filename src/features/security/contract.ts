import { z } from 'zod';
import { isoInstant, paging, recordIdText } from '#platform/http/input.ts';
import { SECURITY_EVENT_KINDS } from './events.ts';

const person = z.object({ id: z.int(), name: z.string() });

/** An event of the security log. */
export const securityEventAnswer = z.object({
  id: z.int(),
  at: isoInstant,
  kind: z.enum(SECURITY_EVENT_KINDS),
  /** Whose account; null: none. One that was deleted has no name any more. */
  user: person.nullable(),
  /** Who did it, where that is another. */
  actor: person.nullable(),
  /** Whole for 30 days, then the network of it (`198.51.100.0/24`); null for what the shop itself did. */
  address: z.string().nullable(),
  browser: z.string().nullable(),
  detail: z.string().nullable(),
});
export type SecurityEventAnswer = z.infer<typeof securityEventAnswer>;

const DAY_MESSAGE = 'This must be a day, such as 2026-03-04';
const day = z.iso.date({ error: DAY_MESSAGE }).refine((text) => text >= '2000-01-01' && text < '2200', DAY_MESSAGE);

const securityQuery = z.object({
  kind: z.enum(SECURITY_EVENT_KINDS, { error: 'This is not a kind of event' }).optional(),
  /** Events of this account, and those that its owner brought about. */
  userId: recordIdText().optional(),
  /** As it stands in the log. */
  address: z
    .string()
    .regex(/^[\da-fA-F.:/]{2,50}$/, 'This must be a network address')
    .optional(),
  /** The first and last day: whole days in London. */
  from: day.optional(),
  to: day.optional(),
});
export type SecurityFilter = z.output<typeof securityQuery>;

export const securityLogContract = {
  'GET /api/security-events': {
    summary: 'The security log: sign-ins, failures and what guards accounts, newest first',
    who: 'admin',
    query: securityQuery.extend(paging),
    answer: z.object({ items: z.array(securityEventAnswer), nextCursor: z.string().nullable() }),
  },
  'GET /api/security-events/export': {
    summary: 'The security log as a spreadsheet, filtered likewise',
    who: 'admin',
    query: securityQuery,
    answersFile: 'text/csv; charset=utf-8',
  },
} as const;
