import { z } from 'zod';
import { backupsAnswer } from '#features/backups/contract.ts';
import { isoInstant } from '#platform/http/input.ts';

/** What can need a person. */
export const CONCERNS = [
  'database',
  'connections',
  'disk',
  'backups',
  'mail',
  'jobs',
  'late',
  'background',
  'reactions',
] as const;

const jobAnswer = z.object({
  name: z.string(),
  /** The last run; all null: none is known. */
  startedAt: isoInstant.nullable(),
  endedAt: isoInstant.nullable(),
  state: z.enum(['never', 'running', 'done', 'failed', 'interrupted']),
  /** Why the last run that ended failed, without values of records. */
  error: z.string().nullable(),
  /** When it was due last, by its schedule; null: not known before its first run. */
  dueAt: isoInstant.nullable(),
  /** By its schedule; null: not known before its first run. */
  nextAt: isoInstant.nullable(),
});
export type JobStatus = z.infer<typeof jobAnswer>;

const concern = z.object({
  about: z.enum(CONCERNS),
  /** What is the matter, and what to do about it. */
  title: z.string(),
  action: z.string(),
});
export type Concern = z.infer<typeof concern>;

/** A part is null when it could not be learned in time. */
const statusAnswer = z.object({
  readAt: isoInstant,
  /** What needs a person, the weightiest first. */
  concerns: z.array(concern),
  /** The process that answered: one of the shop's instances. */
  instance: z.object({
    version: z.string().nullable(),
    since: isoInstant,
    /** Browsers that listen for live events here. */
    liveConnections: z.int(),
    /** The 99th percentile of the last one to two minutes. */
    eventLoopDelayMs: z.number().nullable(),
    slowStatements: z
      .array(z.object({ statement: z.string(), ms: z.number(), at: isoInstant, askedBy: z.string().nullable() }))
      .describe(
        'The slowest statements of this process in the last hour, without their values; `askedBy` is a route or job',
      ),
    /** Whether this instance does background work (`JOBS`). */
    isWorking: z.boolean(),
  }),
  database: z
    .object({
      version: z.string(),
      sizeBytes: z.number(),
      /** Of the statements that run now; 0: none does. */
      longestStatementSeconds: z.number(),
      /** Of the whole server. */
      connections: z.object({ used: z.int(), most: z.int() }),
    })
    .nullable(),
  disk: z
    .object({
      /** Of the file system that holds the data folder. */
      freeBytes: z.number(),
      totalBytes: z.number(),
    })
    .nullable(),
  /** What the files of the data folder come to. */
  dataBytes: z.number().nullable(),
  mail: z
    .object({
      isSending: z.boolean(),
      waiting: z.int(),
      waitingSince: isoInstant.nullable(),
      /** Those of the waiting with a failed attempt. */
      delayed: z.int(),
      failed: z.int(),
      /** Why the newest of these was not sent, in plain words. */
      lastError: z.string().nullable(),
      /** Null: none of the newest thousand was sent. */
      lastSentAt: isoInstant.nullable(),
    })
    .nullable(),
  reactions: z
    .array(z.object({ name: z.string(), waiting: z.int(), since: isoInstant }))
    .nullable()
    .describe('Announcements whose reactions are due and have not run, the oldest first'),
  backups: backupsAnswer.nullable(),
  jobs: z.array(jobAnswer).nullable(),
});
export type Status = z.infer<typeof statusAnswer>;

export const statusContract = {
  'GET /api/status': {
    summary: 'How the shop’s machinery stands: database, disk, mail, timed jobs, and what needs a person',
    who: 'admin',
    answer: statusAnswer,
  },
  'POST /api/status/jobs/{name}/run': {
    summary: 'Runs a timed job now; the answer waits five seconds at most for its end',
    who: 'admin',
    params: z.object({ name: z.string().regex(/^[a-z][a-z-]{0,59}$/, 'This must be the name of a job') }),
    answer: jobAnswer,
  },
} as const;
