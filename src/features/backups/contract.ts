import { z } from 'zod';
import { isoInstant } from '#platform/http/input.ts';

export const backupsAnswer = z.object({
  /** Where the clock and the button put backups, in words; null: `BACKUP_TO` is not set. */
  place: z.string().nullable(),
  /** How often they are made at the least. */
  intervalHours: z.int(),
  /** How many files are retained there. */
  retained: z.int(),
  isEncrypted: z.boolean(),
  /** Whether a shop like this must have backups: in production. */
  isNeeded: z.boolean(),
  /** The newest good one, which was read again to its end. */
  last: z
    .object({
      at: isoInstant,
      place: z.string(),
      name: z.string(),
      bytes: z.number(),
      /** Whether the file is still where it was put; null: not known. */
      isThere: z.boolean().nullable(),
    })
    .nullable(),
  /** The newest attempt, if it failed. */
  failed: z.object({ at: isoInstant, error: z.string() }).nullable(),
  runningSince: isoInstant.nullable(),
  nextAt: isoInstant.nullable(),
});
export type Backups = z.infer<typeof backupsAnswer>;

export const backupsContract = {
  'POST /api/backups': {
    summary: 'Makes a backup now, where BACKUP_TO says; the answer waits five seconds at most for its end',
    who: 'admin',
    answer: backupsAnswer,
  },
} as const;
