import { z } from 'zod';
import { isoInstant, paging, recordIdText } from '#platform/http/input.ts';

const person = z.object({
  id: z.int(),
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
});

/** An entry of the audit log. `before` is null for a created record, `after` for a deleted one. */
export const auditEntryAnswer = z.object({
  id: z.int(),
  at: isoInstant,
  /** Null: an automatic change. */
  actor: person.nullable(),
  /** `record.verb`: `order.status_changed`. */
  action: z.string(),
  recordType: z.string(),
  recordId: z.int(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  /** What people call the records in it, its own and those that its fields point at, by kind and number: `order 41`. */
  names: z.record(z.string(), z.string()),
});
export type AuditEntry = z.infer<typeof auditEntryAnswer>;

const DAY_MESSAGE = 'This must be a day, such as 2026-03-04';
const day = z.iso.date({ error: DAY_MESSAGE }).refine((text) => text >= '2000-01-01' && text < '2200', DAY_MESSAGE);
const name = (most: number) =>
  z.string().regex(new RegExp(`^[a-z][a-z0-9_.]{0,${most - 1}}$`), 'This must be a name of the audit log');

const filters = {
  actorId: recordIdText().optional(),
  action: name(60).optional(),
  recordType: name(40).optional(),
  recordId: recordIdText().optional(),
  /** The first and last day: whole days in London. */
  from: day.optional(),
  to: day.optional(),
};
const auditQuery = z.object(filters);
export type AuditFilter = z.output<typeof auditQuery>;

export const auditContract = {
  'GET /api/audit': {
    summary: 'What staff changed, newest first, by person, record, action and day',
    who: 'admin',
    query: auditQuery.extend(paging),
    answer: z.object({ items: z.array(auditEntryAnswer), nextCursor: z.string().nullable() }),
  },
  'GET /api/audit/choices': {
    summary: 'What the audit log can be filtered by: who stands in it, and what was done to what',
    who: 'admin',
    answer: z.object({ actors: z.array(person), actions: z.array(z.string()), recordTypes: z.array(z.string()) }),
  },
  'GET /api/audit/export': {
    summary: 'The audit log as a spreadsheet, filtered likewise',
    who: 'admin',
    query: auditQuery,
    answersFile: 'text/csv; charset=utf-8',
  },
} as const;
