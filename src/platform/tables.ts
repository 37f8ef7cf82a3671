import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The outbox: events written in the transaction of their change, until a job has run their reactions. */
export const announcements = pgTable(
  'announcements',
  {
    id: id(),
    name: varchar('name', { length: 60 }).notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    at: instant('at').notNull(),
    /** Reactions wait until then; null: at once. */
    dueAt: instant('due_at'),
    handledAt: instant('handled_at'),
  },
  (t) => [
    index('announcements_waiting').on(t.id).where(sql`${t.handledAt} is null`),
    index('announcements_handled').on(t.handledAt).where(sql`${t.handledAt} is not null`),
  ],
);

/** How urgent a message can be, the most urgent first. */
export const URGENCIES = ['high', 'middle', 'low'] as const;

/** Every message, stored before it is sent (decision E7). The sender makes one-time links; they are never stored. */
export const emails = pgTable(
  'emails',
  {
    id: id(),
    messageId: varchar('message_id', { length: 200 }).notNull().unique(),
    template: varchar('template', { length: 60 }).notNull(),
    recipient: varchar('recipient', { length: 100 }).notNull(),
    subject: varchar('subject', { length: 300 }).notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    status: varchar('status', { length: 20, enum: ['queued', 'sent', 'failed', 'kept'] })
      .notNull()
      .default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    // Unique, so that a reaction that runs twice writes one message.
    cause: varchar('cause', { length: 100 }).unique(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    // When it is sent at the earliest; null: at once.
    dueAt: instant('due_at'),
    urgency: varchar('urgency', { length: 10, enum: URGENCIES }).notNull().default('low'),
    // When it is tried next: its turn, or the wait after a failed try is over. The default is for the version before, which sends
    // what it writes itself.
    nextTryAt: instant('next_try_at').notNull().default(sql`now() + interval '5 minutes'`),
    // While an instance sends it: until when the others leave it alone.
    claimedUntil: instant('claimed_until'),
    // The message that this one repeats.
    againOf: integer('again_of').references((): AnyPgColumn => emails.id, { onDelete: 'set null' }),
    // The Reply-To address, when it is not the sender.
    replyTo: varchar('reply_to', { length: 100 }),
  },
  (t) => [
    check('emails_status', sql`${t.status} in ('queued', 'sent', 'failed', 'kept')`),
    index('emails_by_time').on(t.createdAt.desc()),
    index('emails_waiting').on(t.createdAt).where(sql`${t.status} = 'queued'`),
    index('emails_by_recipient').on(sql`lower(${t.recipient})`, sql`coalesce(${t.dueAt}, ${t.createdAt})`),
    index('emails_by_status').on(t.status),
    check('emails_urgency', sql`${t.urgency} in ('high', 'middle', 'low')`),
    index('emails_to_send').on(t.urgency, t.nextTryAt).where(sql`${t.status} = 'queued'`),
    index('emails_by_again_of').on(t.againOf).where(sql`${t.againOf} is not null`),
  ],
);

/** The counters of limits across instances, in rate-limiter-flexible's layout. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  // Milliseconds since 1970.
  expire: bigint('expire', { mode: 'number' }),
});

/** The last run of each timed job. */
export const timedJobs = pgTable('timed_jobs', {
  id: id(),
  name: varchar('name', { length: 60 }).notNull().unique(),
  startedAt: instant('started_at').notNull(),
  /** Null while it runs, or when its process ended first. */
  endedAt: instant('ended_at'),
  /** Why the last run that ended failed; null: it did not. */
  error: varchar('error', { length: 300 }),
});

/** The built scripts, styles and fonts of every version that runs or was just replaced. Not in backups: instances write them anew. */
export const publishedAssets = pgTable('published_assets', {
  /** With its hash, so what a name holds never changes. */
  name: varchar('name', { length: 200 }).primaryKey(),
  /** How the stored bytes are compressed. */
  encoding: varchar('encoding', { length: 10, enum: ['br', 'identity'] }).notNull(),
  /** Where the bytes lie: `database`, or the address of a bucket. */
  place: varchar('place', { length: 400 }).notNull(),
  /** Null when they lie in the bucket. */
  content: bytes('content'),
  /** When an instance that has it on its disk last said so. */
  seenAt: instant('seen_at').notNull(),
});
