// Contents 5: every timed job, and the feature that does it.
import { deleteExpiredSessions, deleteExpiredTokens } from '#features/accounts/server/door.ts';
import { refreshRatesDaily } from '#features/currencies/server/door.ts';
import { deleteOldEmails } from '#features/emails/server/door.ts';
import { sendDemoNotifications, trimNotifications } from '#features/notifications/server/door.ts';
import { deleteOldKeys, watchCardPayments } from '#features/orders/server/door.ts';
import { deleteOldStripeEvents } from '#features/payments/server/door.ts';
import { expireQuotes } from '#features/quotes/server/door.ts';
import { sumUpDays } from '#features/reports/server/door.ts';
import { deleteOldSearches } from '#features/search/server/door.ts';
import { DRIVER_REFRESH_SECONDS } from '#features/tracking/demo-drive.ts';
import { deletePositionsBefore, moveDemoDrivers } from '#features/tracking/server/door.ts';
import { deleteOldAnnouncements } from '#platform/announcements.ts';
import type { TimedJob } from '#platform/jobs.ts';
import { deleteExpiredUses } from '#platform/limits.ts';
import { addDays } from '#values/instant.ts';
import { CATALOGUE_CHECK_SECONDS, printCatalogueAhead } from './features/feeds/server/door.ts';
import { DEMO_NOTIFICATION_SECONDS } from './features/notifications/demo-notifications.ts';

const POSITIONS_KEPT_DAYS = 30;

export const schedule: Record<string, TimedJob> = {
  'send-demo-notifications': { everySeconds: DEMO_NOTIFICATION_SECONDS, run: sendDemoNotifications },
  'move-demo-drivers': { everySeconds: DRIVER_REFRESH_SECONDS, run: (context) => moveDemoDrivers(context) },
  'print-catalogue': { everySeconds: CATALOGUE_CHECK_SECONDS, run: printCatalogueAhead },
  // What a lost webhook left open, and refunds that Stripe was out of reach for.
  'watch-card-payments': { cron: '* * * * *', run: watchCardPayments },
  'delete-old-stripe-events': { cron: '57 3 * * *', run: deleteOldStripeEvents },
  'delete-expired-sessions': { cron: '7 * * * *', run: deleteExpiredSessions },
  'delete-expired-tokens': { cron: '12 * * * *', run: deleteExpiredTokens },
  'delete-old-idempotency-keys': { cron: '17 * * * *', run: ({ db, clock }) => deleteOldKeys(db, clock.now()) },
  'delete-used-up-limits': { cron: '27 * * * *', run: deleteExpiredUses },
  'trim-notifications': { cron: '47 * * * *', run: trimNotifications },
  'delete-old-searches': { cron: '7 4 * * *', run: deleteOldSearches },
  'delete-old-emails': { cron: '17 4 * * *', run: deleteOldEmails },
  'delete-handled-announcements': { cron: '27 4 * * *', run: deleteOldAnnouncements },
  // Reports read what is summed up, and count the rest.
  'sum-up-report-days': { cron: '* * * * *', run: sumUpDays },
  // After the source's own hour, when the working day of the shop still lasts long enough to look at what waits.
  'refresh-exchange-rates': { cron: '23 15 * * *', run: refreshRatesDaily },
  // Just after midnight in London, when the last day of a quote is over.
  'expire-quotes': { cron: '3 0 * * *', run: expireQuotes },
  'delete-old-positions': {
    cron: '37 3 * * *',
    run: ({ db, clock }) => deletePositionsBefore(db, addDays(clock.now(), -POSITIONS_KEPT_DAYS)),
  },
};
