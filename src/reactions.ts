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
import { keepSignupMessage } from '#features/messages/server/keep-signup-message.ts';
import { tellOwner } from '#features/notifications/server/tell-owner.ts';
import { orderFillIns } from '#features/orders/server/receipt-key.ts';
import { writeReceipt } from '#features/orders/server/write-receipt.ts';
import { writeStatusEmail } from '#features/orders/server/write-status-email.ts';
import type { FillIns } from '#platform/mailer.ts';
import type { ReactionTable } from '#platform/reactions-runner.ts';

export const reactions: ReactionTable = {
  'order.placed': [tellOwner, writeReceipt],
  'order.status_changed': [tellOwner, writeStatusEmail],
  'user.created': [welcomeUser, keepSignupMessage],
  'user.password_changed': [writePasswordChanged],
  'user.email_changed': [writeEmailChanged],
  'password_reset.requested': [writeResetEmail],
  'signup.requested': [writeRequestReceived],
  'signup.approved': [welcomeApproved],
  'signup.rejected': [writeRejected],
};

/** The templates whose links are made by the sending job. */
export const emailFillIns: FillIns = { ...accountFillIns, ...orderFillIns };
