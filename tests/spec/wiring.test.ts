// What is wired to what, written down a second time by hand: an entry that is taken out or changed fails here by name.
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { AnnouncementName, Announcements, announce, retract } from '#platform/announcements.ts';
import type { Reaction } from '#platform/reactions-runner.ts';
import { reactions } from '../../src/reactions.ts';

type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

test('every announcement sets off these reactions, in this order', () => {
  const names = Object.entries(reactions).map(([name, list]) => [name, list.map((reaction) => reaction.name)]);
  expect(Object.fromEntries(names)).toEqual({
    'order.placed': ['notifyOwner', 'writeReceipt', 'issueDocuments'],
    'order.status_set': ['notifyOwner'],
    'order.status_undone': ['retractFromOwner'],
    'order.status_changed': ['writeStatusEmail', 'issueDocuments', 'endLinkOfDelivered'],
    'order.delivery_changed': ['notifyOfDelivery', 'writeDeliveryEmail'],
    'payment.received': ['issueDocuments'],
    'payment.refunded': ['issueDocuments'],
    'payment.held': ['emailOfHeldPayment'],
    'payment.refund_failed': ['emailOfFailedRefund'],
    'payment.disputed': ['emailOfDispute', 'notifyStaffOfDispute'],
    'return.requested': ['writeReturnRequested'],
    'return.answered': ['notifyOfReturn', 'writeReturnAnswered'],
    'return.completed': ['notifyOfReturn', 'writeReturnCompleted'],
    'quote.requested': ['storeQuoteRequest'],
    'quote.sent': ['writeQuote', 'notifyOfQuote'],
    'quote.withdrawn': ['writeQuoteWithdrawn'],
    'quote.accepted': ['emailShopOfQuote'],
    'quote.declined': ['emailShopOfQuote'],
    'message.received': ['emailShopOfMessage', 'notifyStaffOfMessage'],
    'message.answered': ['writeReply'],
    'user.created': ['welcomeUser', 'storeSignupMessage'],
    'user.password_changed': ['writePasswordChanged'],
    'user.email_changed': ['writeEmailChanged'],
    'user.password_link_made': ['writeNewLink'],
    'password_reset.requested': ['writeResetEmail'],
    'signup.requested': ['writeRequestReceived'],
    'signup.approved': ['welcomeApproved'],
    'signup.rejected': ['writeRejected'],
    'email.sent_again': ['postWritten'],
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
});
