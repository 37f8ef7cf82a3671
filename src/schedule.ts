// Contents 4: every timed job, and the feature that does it.
import { deleteExpiredSessions, deleteExpiredTokens } from '#features/accounts/server/door.ts';
import { deleteOldKeys } from '#features/orders/server/door.ts';
import { deletePositionsBefore } from '#features/tracking/server/door.ts';
import type { TimedJob } from '#platform/jobs.ts';
import { deleteExpiredUses } from '#platform/limits.ts';
import { addDays } from '#values/instant.ts';

const POSITIONS_KEPT_DAYS = 30;

export const schedule: Record<string, TimedJob> = {
  'delete-expired-sessions': { cron: '7 * * * *', run: deleteExpiredSessions },
  'delete-expired-tokens': { cron: '12 * * * *', run: deleteExpiredTokens },
  'delete-old-idempotency-keys': { cron: '17 * * * *', run: ({ db, clock }) => deleteOldKeys(db, clock.now()) },
  'delete-used-up-limits': { cron: '27 * * * *', run: deleteExpiredUses },
  'delete-old-positions': {
    cron: '37 3 * * *',
    run: ({ db, clock }) => deletePositionsBefore(db, addDays(clock.now(), -POSITIONS_KEPT_DAYS)),
  },
};
