// What is wired to what, written down a second time by hand: an entry that is taken out or changed fails here by name.
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { PermissionType } from '#features/permissions/permission.ts';
import type { mayUser } from '#features/permissions/server/door.ts';
import type { AnnouncementName, Announcements, announce, retract } from '#platform/announcements.ts';
import type { Call, Who } from '#platform/http/contract.ts';
import type { TimedJob } from '#platform/jobs.ts';
import type { LiveTopics } from '#platform/live.ts';
import type { Reaction } from '#platform/reactions-runner.ts';
import type { LiveEvent } from '#root/live-events.ts';
import { reactions } from '../../src/reactions.ts';
import { retentionDays, schedule } from '../../src/schedule.ts';

type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

test('every announcement sets off these reactions, in this order', () => {
  const names = Object.entries(reactions).map(([name, list]) => [name, list.map((reaction) => reaction.name)]);
  expect(Object.fromEntries(names)).toEqual({
    'order.placed': ['notifyOwner', 'writeReceipt', 'issueDocuments'],
    'order.status_set': ['notifyOwner'],
    'order.status_undone': ['retractFromOwner'],
    'order.status_changed': ['moveMoneyBack', 'writeStatusEmail', 'issueDocuments', 'endLinkOfDelivered'],
    'order.delivery_changed': ['notifyOfDelivery', 'writeDeliveryEmail'],
    'order.fitting_confirmed': ['notifyOfFitting', 'writeFittingEmail'],
    'order.hold_ending': ['writeHoldEnding'],
    'order.hold_extended': ['writeHoldExtended'],
    'order_request.made': ['writeRequestNews', 'emailShopOfRequest'],
    'order_request.offered': ['writeRequestNews'],
    'order_request.declined': ['writeRequestNews'],
    'payment.received': ['issueDocuments', 'writePaymentReceived'],
    'payment.refunded': ['issueDocuments', 'creditAccount', 'writePaymentRefunded'],
    'payment.held': ['emailOfHeldPayment'],
    'payment.refund_failed': ['emailOfFailedRefund', 'writeRefundFailed'],
    'payment.disputed': ['emailOfDispute', 'notifyStaffOfDispute'],
    'credit.paid_out': ['writePayoutEmail'],
    'rewards.level_lowered': ['notifyOfLevel'],
    'stock.returned': ['writeAlertEmails'],
    'status.concerned': ['emailConcerns'],
    'return.requested': ['writeReturnRequested'],
    'return.answered': ['notifyOfReturn', 'writeReturnAnswered'],
    'return.completed': ['notifyOfReturn', 'writeReturnCompleted'],
    'return.pictures_deleted': ['deletePictureFiles'],
    'quote.requested': ['storeQuoteRequest'],
    'quote.sent': ['writeQuote', 'notifyOfQuote'],
    'quote.withdrawn': ['writeQuoteWithdrawn'],
    'quote.accepted': ['emailShopOfQuote'],
    'quote.declined': ['emailShopOfQuote'],
    'message.received': ['emailShopOfMessage', 'notifyStaffOfMessage'],
    'message.answered': ['writeReply'],
    'security.alert': ['writeSecurityAlert'],
    'user.created': ['welcomeUser', 'storeSignupMessage'],
    'user.password_changed': ['writePasswordChanged'],
    'user.email_proposed': ['writeEmailProposed'],
    'user.email_changed': [
      'writeEmailChanged',
      'ordersFollowNewEmail',
      'quotesFollowNewEmail',
      'messagesFollowNewEmail',
    ],
    'user.second_factor_changed': ['writeSecondFactorChanged'],
    'user.password_link_made': ['writeNewLink'],
    'password_reset.requested': ['writeResetEmail'],
    'signup.requested': ['writeRequestReceived'],
    'signup.approved': ['welcomeApproved'],
    'signup.rejected': ['writeRejected'],
    'email.sent_again': ['keepWithoutServer'],
  });
});

test('every timed job runs at these times (London)', () => {
  const times = Object.entries<TimedJob>(schedule).map(([name, job]) => {
    const when = 'cron' in job ? job.cron : `every ${job.everySeconds} s`;
    return [name, `${when} ${job.run.name}`];
  });
  expect(Object.fromEntries(times)).toEqual({
    'send-demo-notifications': 'every 30 s sendDemoNotifications',
    'move-demo-drivers': 'every 30 s moveDemoDrivers',
    'print-catalogue': 'every 60 s printCatalogueAhead',
    'watch-card-payments': '* * * * * watchCardPayments',
    'release-unpaid-orders': '9 * * * * releaseUnpaid',
    'delete-old-order-requests': '52 3 * * * deleteOldRequests',
    'find-restocked': '* * * * * findRestocked',
    'delete-old-stripe-events': '57 3 * * * deleteOldStripeEvents',
    'delete-expired-sessions': '7 * * * * deleteExpiredSessions',
    'delete-expired-sign-ins': '9 * * * * deleteExpiredSignIns',
    'delete-empty-guest-sessions': '37 * * * * deleteEmptySessions',
    'delete-expired-tokens': '12 * * * * deleteExpiredTokens',
    'withdraw-old-emails': '22 * * * * withdrawOldEmails',
    'apply-due-emails': '* * * * * applyDueEmails',
    'delete-old-idempotency-keys': '17 * * * * deleteOldKeys',
    'delete-used-up-limits': '27 * * * * deleteExpiredUses',
    'trim-notifications': '47 * * * * trimNotifications',
    'delete-old-searches': '7 4 * * * deleteOldSearches',
    'delete-old-search-clicks': '12 4 * * * deleteOldClicks',
    'delete-old-stock-alerts': '47 4 * * * deleteOldAlerts',
    'delete-old-project-lists': '2 4 * * * deleteOldLists',
    'thin-security-log': '37 4 * * * thinSecurityLog',
    'delete-old-emails': '17 4 * * * deleteOldEmails',
    'delete-handled-announcements': '27 4 * * * deleteOldAnnouncements',
    'sum-up-report-days': '* * * * * sumUpDays',
    'refresh-exchange-rates': '23 15 * * * refreshRatesDaily',
    'expire-quotes': '3 0 * * * expireQuotes',
    'make-due-backups': '* * * * * backUpWhenDue',
    'delete-old-positions': '37 3 * * * deleteOldPositions',
    'delete-old-assets': '42 * * * * deleteOldAssets',
    'tell-concerns': 'every 300 s run',
  });
});

test('what piles up is retained for so many days', () => {
  expect(retentionDays).toEqual({
    announcements: 90,
    backupRecords: 365,
    driverPositions: 30,
    emails: 365,
    guestLists: 180,
    idempotencyKeys: 1,
    orderRequests: 90,
    publishedAssets: 1,
    searchClicks: 90,
    searches: 90,
    securityLog: 400,
    stockAlerts: 365,
    stripeEvents: 90,
  });
});

// The compiler checks these (`npm run typecheck`): at run time they do nothing.
describe('the compiler refuses', () => {
  test('an announcement that is not in the map, in announcing, retracting and reacting', () => {
    expectTypeOf<'order.plased'>().not.toExtend<AnnouncementName>();
    expectTypeOf<'order.plased'>().not.toExtend<Parameters<typeof announce>[1]>();
    expectTypeOf<'order.plased'>().not.toExtend<Parameters<typeof retract>[1]>();
    expectTypeOf<keyof typeof reactions>().toEqualTypeOf<AnnouncementName>();
  });

  test('a payload that is another announcement’s, and what JSON cannot carry', () => {
    expectTypeOf<{ orderId: number }>().toExtend<Announcements['order.placed']>();
    expectTypeOf<{ quoteId: number }>().not.toExtend<Announcements['order.placed']>();
    expectTypeOf<Announcements[AnnouncementName]>().toExtend<Json>();
  });

  test('a reaction that reads what its announcement does not say', () => {
    expectTypeOf<Reaction<'quote.sent'>>().not.toExtend<Reaction<'order.placed'>>();
    expectTypeOf<Reaction<'quote.sent'>>().not.toExtend<(typeof reactions)['quote.withdrawn'][number]>();
  });

  test('a live event with a name that no trigger says', () => {
    expectTypeOf<Exclude<LiveEvent['about'], 'again'>>().toExtend<keyof LiveTopics>();
  });

  test('a permission that does not exist, wherever a call or a page asks for it', () => {
    expectTypeOf<'perm:view_orders'>().toExtend<Who>();
    expectTypeOf<'perm:view_order'>().not.toExtend<Who>();
    expectTypeOf<Extract<Who, `perm:${string}`>>().toEqualTypeOf<`perm:${PermissionType}`>();
    expectTypeOf<{ summary: string; who: 'perm:view_order' }>().not.toExtend<Call>();
    expectTypeOf<{ summary: string; who: 'public'; scopes: { all: 'perm:view_order' } }>().not.toExtend<Call>();
    expectTypeOf<'perm:view_order'>().not.toExtend<Parameters<typeof mayUser>[1]>();
  });
});
