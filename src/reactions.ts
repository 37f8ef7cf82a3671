// Contents 3: every announcement, and what it sets off.
import { accountFillIns } from '#features/accounts/server/one-time-link.ts';
import {
  welcomeApproved,
  welcomeUser,
  writeEmailChanged,
  writePasswordChanged,
  writeResetEmail,
} from '#features/accounts/server/write-account-emails.ts';
import { writeRejected, writeRequestReceived } from '#features/accounts/server/write-request-emails.ts';
import { issueDocuments } from '#features/documents/server/issue-documents.ts';
import { postWritten } from '#features/emails/server/door.ts';
import { keepSignupMessage } from '#features/messages/server/keep-signup-message.ts';
import { tellOfReturn } from '#features/notifications/server/tell-of-return.ts';
import { tellOwner } from '#features/notifications/server/tell-owner.ts';
import { orderFillIns } from '#features/orders/server/receipt-key.ts';
import { writeReceipt } from '#features/orders/server/write-receipt.ts';
import { writeStatusEmail } from '#features/orders/server/write-status-email.ts';
import {
  writeReturnAnswered,
  writeReturnCompleted,
  writeReturnRequested,
} from '#features/returns/server/write-return-emails.ts';
import { endLinkOfDelivered } from '#features/tracking/server/door.ts';
import type { FillIns } from '#platform/mailer.ts';
import type { ReactionTable } from '#platform/reactions-runner.ts';

export const reactions: ReactionTable = {
  'order.placed': [tellOwner, writeReceipt, issueDocuments],
  'order.status_changed': [tellOwner, writeStatusEmail, issueDocuments, endLinkOfDelivered],
  'payment.received': [issueDocuments],
  'payment.refunded': [issueDocuments],
  'return.requested': [writeReturnRequested],
  'return.answered': [tellOfReturn, writeReturnAnswered],
  'return.completed': [tellOfReturn, writeReturnCompleted],
  'user.created': [welcomeUser, keepSignupMessage],
  'user.password_changed': [writePasswordChanged],
  'user.email_changed': [writeEmailChanged],
  'password_reset.requested': [writeResetEmail],
  'signup.requested': [writeRequestReceived],
  'signup.approved': [welcomeApproved],
  'signup.rejected': [writeRejected],
  'email.sent_again': [postWritten],
};

/** The templates whose links are made by the sending job. */
export const emailFillIns: FillIns = { ...accountFillIns, ...orderFillIns };
