// Contents 4: what every announcement of `announcements.ts` sets off.

import { writeEmailChanged, writeEmailProposed } from '#features/accounts/server/email-change/write-emails.ts';
import { accountFillIns } from '#features/accounts/server/one-time-link.ts';
import {
  welcomeApproved,
  welcomeUser,
  writeNewLink,
  writePasswordChanged,
  writeResetEmail,
} from '#features/accounts/server/write-account-emails.ts';
import { writeRejected, writeRequestReceived } from '#features/accounts/server/write-request-emails.ts';
import { writeSecurityAlert } from '#features/accounts/server/write-security-alert.ts';
import { writeAlertEmails } from '#features/alerts/server/write-alert-emails.ts';
import { writePayoutEmail } from '#features/customers/server/write-payout-email.ts';
import { issueDocuments } from '#features/documents/server/issue-documents.ts';
import { placedTogether } from '#features/documents/server/placed-together.ts';
import { documentEnclosures } from '#features/documents/server/write-document-emails.ts';
import { writePaymentReceived, writePaymentRefunded } from '#features/documents/server/write-payment-emails.ts';
import { keepWithoutServer } from '#features/emails/server/door.ts';
import { writeSecondFactorChanged } from '#features/factors/server/write-factor-emails.ts';
import { messagesFollowNewEmail } from '#features/messages/server/follow-new-email.ts';
import { emailShopOfMessage, writeReply } from '#features/messages/server/write-message-emails.ts';
import { quotesFollowNewEmail } from '#features/quotes/server/follow-new-email.ts';
import { quoteEnclosures } from '#features/quotes/server/print.ts';
import { quoteFillIns } from '#features/quotes/server/quote-key.ts';
import { emailShopOfQuote, writeQuote, writeQuoteWithdrawn } from '#features/quotes/server/write-quote-emails.ts';
import { deletePictureFiles } from '#features/returns/server/return-pictures.ts';
import {
  writeReturnAnswered,
  writeReturnCompleted,
  writeReturnRequested,
} from '#features/returns/server/write-return-emails.ts';
import { endLinkOfDelivered } from '#features/tracking/server/door.ts';
import type { MailPlan } from '#platform/deliver-email.ts';
import type { ReactionTable, Together } from '#platform/reactions-runner.ts';
import { notifyStaffOfMessage } from './features/messages/server/notify-staff.ts';
import { storeQuoteRequest, storeSignupMessage } from './features/messages/server/receive-message.ts';
import { notifyStaffOfDispute } from './features/notifications/server/notify-of-dispute.ts';
import { notifyOfLevel } from './features/notifications/server/notify-of-level.ts';
import { notifyOfQuote } from './features/notifications/server/notify-of-quote.ts';
import {
  notifyOfDelivery,
  notifyOfFitting,
  notifyOfReturn,
  notifyOwner,
  retractFromOwner,
} from './features/notifications/server/notify-owner.ts';
import { orderFillIns } from './features/orders/server/emails/receipt-key.ts';
import { writeDeliveryEmail } from './features/orders/server/emails/write-delivery-email.ts';
import { writeFittingEmail } from './features/orders/server/emails/write-fitting-email.ts';
import { writeHoldEnding, writeHoldExtended } from './features/orders/server/emails/write-hold-email.ts';
import {
  emailOfDispute,
  emailOfFailedRefund,
  emailOfHeldPayment,
  writeRefundFailed,
} from './features/orders/server/emails/write-money-email.ts';
import { writeReceipt } from './features/orders/server/emails/write-receipt.ts';
import { writeStatusEmail } from './features/orders/server/emails/write-status-email.ts';
import { ordersFollowNewEmail } from './features/orders/server/follow-new-email.ts';
import { creditAccount } from './features/orders/server/money/give-credit.ts';
import { moveMoneyBack } from './features/orders/server/money/owed-back.ts';
import { requestFillIns } from './features/orders/server/requests/request-key.ts';
import { emailShopOfRequest, writeRequestNews } from './features/orders/server/requests/write-request-emails.ts';
import { emailConcerns } from './features/status/server/email-concerns.ts';

export const reactions: ReactionTable = {
  'order.placed': [notifyOwner, writeReceipt, issueDocuments],
  'order.status_set': [notifyOwner],
  'order.status_undone': [retractFromOwner],
  'order.status_changed': [moveMoneyBack, writeStatusEmail, issueDocuments, endLinkOfDelivered],
  'order.delivery_changed': [notifyOfDelivery, writeDeliveryEmail],
  'order.fitting_confirmed': [notifyOfFitting, writeFittingEmail],
  'order.hold_ending': [writeHoldEnding],
  'order.hold_extended': [writeHoldExtended],
  'order_request.made': [writeRequestNews, emailShopOfRequest],
  'order_request.offered': [writeRequestNews],
  'order_request.declined': [writeRequestNews],
  'payment.received': [issueDocuments, writePaymentReceived],
  'payment.refunded': [issueDocuments, creditAccount, writePaymentRefunded],
  'payment.held': [emailOfHeldPayment],
  'payment.refund_failed': [emailOfFailedRefund, writeRefundFailed],
  'payment.disputed': [emailOfDispute, notifyStaffOfDispute],
  'credit.paid_out': [writePayoutEmail],
  'rewards.level_lowered': [notifyOfLevel],
  'stock.returned': [writeAlertEmails],
  'status.concerned': [emailConcerns],
  'return.requested': [writeReturnRequested],
  'return.answered': [notifyOfReturn, writeReturnAnswered],
  'return.completed': [notifyOfReturn, writeReturnCompleted],
  'return.pictures_deleted': [deletePictureFiles],
  'quote.requested': [storeQuoteRequest],
  'quote.sent': [writeQuote, notifyOfQuote],
  'quote.withdrawn': [writeQuoteWithdrawn],
  'quote.accepted': [emailShopOfQuote],
  'quote.declined': [emailShopOfQuote],
  'message.received': [emailShopOfMessage, notifyStaffOfMessage],
  'message.answered': [writeReply],
  'security.alert': [writeSecurityAlert],
  'user.created': [welcomeUser, storeSignupMessage],
  'user.password_changed': [writePasswordChanged],
  'user.email_proposed': [writeEmailProposed],
  'user.email_changed': [writeEmailChanged, ordersFollowNewEmail, quotesFollowNewEmail, messagesFollowNewEmail],
  'user.second_factor_changed': [writeSecondFactorChanged],
  'user.password_link_made': [writeNewLink],
  'password_reset.requested': [writeResetEmail],
  'signup.requested': [writeRequestReceived],
  'signup.approved': [welcomeApproved],
  'signup.rejected': [writeRejected],
  'email.sent_again': [keepWithoutServer],
};

/** What may be handled many in one transaction. */
export const together: Together = placedTogether;

/** The one-time links and the files of messages, which the sender makes. */
export const mailPlan: MailPlan = {
  fillIns: { ...accountFillIns, ...orderFillIns, ...requestFillIns, ...quoteFillIns },
  enclosures: { ...documentEnclosures, ...quoteEnclosures },
};
