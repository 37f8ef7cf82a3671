// Contents 5: every timed job and its schedule.
import {
  deleteExpiredSessions,
  deleteExpiredSignIns,
  deleteExpiredTokens,
  withdrawOldEmails,
} from '#features/accounts/server/door.ts';
import { ALERT_RETENTION_DAYS, deleteOldAlerts, findRestocked } from '#features/alerts/server/door.ts';
import { backUpWhenDue, RECORD_RETENTION_DAYS } from '#features/backups/server/door.ts';
import { deleteEmptySessions } from '#features/cart/server/door.ts';
import { refreshRatesDaily } from '#features/currencies/server/door.ts';
import { deleteOldEmails, EMAIL_RETENTION_DAYS } from '#features/emails/server/door.ts';
import { sendDemoNotifications, trimNotifications } from '#features/notifications/server/door.ts';
import {
  deleteOldKeys,
  deleteOldRequests,
  KEY_RETENTION_DAYS,
  REQUEST_RETENTION_DAYS,
  releaseUnpaid,
  watchCardPayments,
} from '#features/orders/server/door.ts';
import { deleteOldStripeEvents, STRIPE_EVENT_RETENTION_DAYS } from '#features/payments/server/door.ts';
import { applyDueEmails } from '#features/profile/server/door.ts';
import { deleteOldLists, GUEST_LIST_DAYS } from '#features/projects/server/door.ts';
import { expireQuotes } from '#features/quotes/server/door.ts';
import { sumUpDays } from '#features/reports/server/door.ts';
import {
  CLICK_RETENTION_DAYS,
  deleteOldClicks,
  deleteOldSearches,
  SEARCH_RETENTION_DAYS,
} from '#features/search/server/door.ts';
import { SECURITY_LOG_RETENTION_DAYS, thinSecurityLog } from '#features/security/server/door.ts';
import { tellConcerns } from '#features/status/server/door.ts';
import { DRIVER_REFRESH_SECONDS } from '#features/tracking/demo-drive.ts';
import { deleteOldPositions, moveDemoDrivers, POSITION_RETENTION_DAYS } from '#features/tracking/server/door.ts';
import { ANNOUNCEMENT_RETENTION_DAYS, deleteOldAnnouncements } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import { ASSET_RETENTION_DAYS, deleteOldAssets } from '#platform/assets/delete-old-assets.ts';
import type { TimedJob } from '#platform/jobs.ts';
import { deleteExpiredUses } from '#platform/limits.ts';
import { CATALOGUE_CHECK_SECONDS, printCatalogueAhead } from './features/feeds/server/door.ts';
import { DEMO_NOTIFICATION_SECONDS } from './features/notifications/demo-notifications.ts';

export const schedule = {
  'send-demo-notifications': { everySeconds: DEMO_NOTIFICATION_SECONDS, run: sendDemoNotifications },
  'move-demo-drivers': { everySeconds: DRIVER_REFRESH_SECONDS, run: moveDemoDrivers },
  'print-catalogue': { everySeconds: CATALOGUE_CHECK_SECONDS, run: printCatalogueAhead },
  // Settles payments whose webhook was lost, and refunds for which Stripe was unreachable.
  'watch-card-payments': { cron: '* * * * *', run: watchCardPayments },
  // Often enough for a notice on the morning of its day, and for goods to be back soon after midnight.
  'release-unpaid-orders': { cron: '9 * * * *', run: releaseUnpaid },
  'delete-old-order-requests': { cron: '52 3 * * *', run: deleteOldRequests },
  // Who waits for a product is told once it can be bought.
  'find-restocked': { cron: '* * * * *', run: findRestocked },
  'delete-old-stripe-events': { cron: '57 3 * * *', run: deleteOldStripeEvents },
  'delete-expired-sessions': { cron: '7 * * * *', run: deleteExpiredSessions },
  'delete-expired-sign-ins': { cron: '9 * * * *', run: deleteExpiredSignIns },
  'delete-empty-guest-sessions': { cron: '37 * * * *', run: deleteEmptySessions },
  'delete-expired-tokens': { cron: '12 * * * *', run: deleteExpiredTokens },
  'withdraw-old-emails': { cron: '22 * * * *', run: withdrawOldEmails },
  // Addresses that admins have set take effect after their day.
  'apply-due-emails': { cron: '* * * * *', run: applyDueEmails },
  'delete-old-idempotency-keys': { cron: '17 * * * *', run: deleteOldKeys },
  'delete-used-up-limits': { cron: '27 * * * *', run: deleteExpiredUses },
  'trim-notifications': { cron: '47 * * * *', run: trimNotifications },
  'delete-old-searches': { cron: '7 4 * * *', run: deleteOldSearches },
  'delete-old-search-clicks': { cron: '12 4 * * *', run: deleteOldClicks },
  'delete-old-stock-alerts': { cron: '47 4 * * *', run: deleteOldAlerts },
  'delete-old-project-lists': { cron: '2 4 * * *', run: deleteOldLists },
  'thin-security-log': { cron: '37 4 * * *', run: thinSecurityLog },
  'delete-old-emails': { cron: '17 4 * * *', run: deleteOldEmails },
  'delete-handled-announcements': { cron: '27 4 * * *', run: deleteOldAnnouncements },
  // Reports read these sums, and count only what is newer.
  'sum-up-report-days': { cron: '* * * * *', run: sumUpDays },
  // After the source publishes, and early enough for staff to check held rates the same day.
  'refresh-exchange-rates': { cron: '23 15 * * *', run: refreshRatesDaily },
  // Just after midnight in London, when the last day of a quote is over.
  'expire-quotes': { cron: '3 0 * * *', run: expireQuotes },
  // By BACKUP_EVERY, which it looks at each time.
  'make-due-backups': { cron: '* * * * *', run: backUpWhenDue },
  'delete-old-positions': { cron: '37 3 * * *', run: deleteOldPositions },
  'delete-old-assets': { cron: '42 * * * *', run: deleteOldAssets },
  // What lasts for ten minutes is told by e-mail.
  'tell-concerns': { everySeconds: 300, run: (context: AppContext): Promise<void> => tellConcerns(context, schedule) },
} satisfies Record<string, TimedJob>;
export type JobName = keyof typeof schedule;

/** How many days the jobs above retain what they delete. */
export const retentionDays = {
  announcements: ANNOUNCEMENT_RETENTION_DAYS,
  backupRecords: RECORD_RETENTION_DAYS,
  driverPositions: POSITION_RETENTION_DAYS,
  emails: EMAIL_RETENTION_DAYS,
  guestLists: GUEST_LIST_DAYS,
  idempotencyKeys: KEY_RETENTION_DAYS,
  orderRequests: REQUEST_RETENTION_DAYS,
  publishedAssets: ASSET_RETENTION_DAYS,
  searchClicks: CLICK_RETENTION_DAYS,
  searches: SEARCH_RETENTION_DAYS,
  securityLog: SECURITY_LOG_RETENTION_DAYS,
  stockAlerts: ALERT_RETENTION_DAYS,
  stripeEvents: STRIPE_EVENT_RETENTION_DAYS,
};
