// Contents 3: every announcement, and what it sets off.
import { accountFillIns } from '#features/accounts/server/one-time-link.ts';
import {
  welcomeApproved,
  welcomeUser,
  writeEmailChanged,
  writeNewLink,
  writePasswordChanged,
  writeResetEmail,
} from '#features/accounts/server/write-account-emails.ts';
import { writeRejected, writeRequestReceived } from '#features/accounts/server/write-request-emails.ts';
import { issueDocuments } from '#features/documents/server/issue-documents.ts';
import { documentEnclosures } from '#features/documents/server/write-document-emails.ts';
import { postWritten } from '#features/emails/server/door.ts';
import { keepQuoteRequest } from '#features/messages/server/keep-quote-request.ts';
import { keepSignupMessage } from '#features/messages/server/keep-signup-message.ts';
import { tellStaffOfMessage } from '#features/messages/server/tell-staff.ts';
import { tellShopOfMessage, writeReply } from '#features/messages/server/write-message-emails.ts';
import { tellOfDelivery } from '#features/notifications/server/tell-of-delivery.ts';
import { tellStaffOfDispute } from '#features/notifications/server/tell-of-dispute.ts';
import { tellOfQuote } from '#features/notifications/server/tell-of-quote.ts';
import { tellOfReturn } from '#features/notifications/server/tell-of-return.ts';
import { tellOwner, untellOwner } from '#features/notifications/server/tell-owner.ts';
import { quoteEnclosures } from '#features/quotes/server/print.ts';
import { quoteFillIns } from '#features/quotes/server/quote-key.ts';
import { tellShopOfQuote, writeQuote, writeQuoteWithdrawn } from '#features/quotes/server/write-quote-emails.ts';
import {
  writeReturnAnswered,
  writeReturnCompleted,
  writeReturnRequested,
} from '#features/returns/server/write-return-emails.ts';
import { endLinkOfDelivered } from '#features/tracking/server/door.ts';
import type { Enclosures, FillIns } from '#platform/mailer.ts';
import type { ReactionTable } from '#platform/reactions-runner.ts';
import { orderFillIns } from './features/orders/server/emails/receipt-key.ts';
import { writeDeliveryEmail } from './features/orders/server/emails/write-delivery-email.ts';
import {
  tellOfDispute,
  tellOfFailedRefund,
  tellOfHeldPayment,
} from './features/orders/server/emails/write-money-email.ts';
import { writeReceipt } from './features/orders/server/emails/write-receipt.ts';
import { writeStatusEmail } from './features/orders/server/emails/write-status-email.ts';

export const reactions: ReactionTable = {
  'order.placed': [tellOwner, writeReceipt, issueDocuments],
  'order.status_set': [tellOwner],
  'order.status_undone': [untellOwner],
  'order.status_changed': [writeStatusEmail, issueDocuments, endLinkOfDelivered],
  'order.delivery_changed': [tellOfDelivery, writeDeliveryEmail],
  'payment.received': [issueDocuments],
  'payment.refunded': [issueDocuments],
  'payment.held': [tellOfHeldPayment],
  'payment.refund_failed': [tellOfFailedRefund],
  'payment.disputed': [tellOfDispute, tellStaffOfDispute],
  'return.requested': [writeReturnRequested],
  'return.answered': [tellOfReturn, writeReturnAnswered],
  'return.completed': [tellOfReturn, writeReturnCompleted],
  'quote.requested': [keepQuoteRequest],
  'quote.sent': [writeQuote, tellOfQuote],
  'quote.withdrawn': [writeQuoteWithdrawn],
  'quote.accepted': [tellShopOfQuote],
  'quote.declined': [tellShopOfQuote],
  'message.received': [tellShopOfMessage, tellStaffOfMessage],
  'message.answered': [writeReply],
  'user.created': [welcomeUser, keepSignupMessage],
  'user.password_changed': [writePasswordChanged],
  'user.email_changed': [writeEmailChanged],
  'user.password_link_made': [writeNewLink],
  'password_reset.requested': [writeResetEmail],
  'signup.requested': [writeRequestReceived],
  'signup.approved': [welcomeApproved],
  'signup.rejected': [writeRejected],
  'email.sent_again': [postWritten],
};

/** The templates whose links are made by the sending job. */
export const emailFillIns: FillIns = { ...accountFillIns, ...orderFillIns, ...quoteFillIns };

/** The templates that carry files, which the sending job prints. */
export const emailEnclosures: Enclosures = { ...documentEnclosures, ...quoteEnclosures };
