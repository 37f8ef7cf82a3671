// Contents 3: every announcement, and what it sets off.
import { tellOwner } from '#features/notifications/server/tell-owner.ts';
import { orderFillIns } from '#features/orders/server/receipt-key.ts';
import { writeReceipt } from '#features/orders/server/write-receipt.ts';
import { writeStatusEmail } from '#features/orders/server/write-status-email.ts';
import type { FillIns } from '#platform/mailer.ts';
import type { ReactionTable } from '#platform/reactions-runner.ts';

export const reactions: ReactionTable = {
  'order.placed': [tellOwner, writeReceipt],
  'order.status_changed': [tellOwner, writeStatusEmail],
};

/** The templates whose links are made by the sending job. */
export const emailFillIns: FillIns = { ...orderFillIns };
