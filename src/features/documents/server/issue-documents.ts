import { findOrderRow } from '#features/orders/server/door.ts';
import type { Announced } from '#platform/announcements.ts';
import type { ReactionWork } from '#platform/reactions-runner.ts';
import { issueDue } from './issue-due.ts';
import { sendToAccounts } from './write-document-emails.ts';

/**
 * Issues what an order is due after something happened to it, and sends it to the buyer's accounts department if there is one.
 * The announcement stands in the transaction in which it happened and is handled once, so that no document is lost or issued
 * twice.
 */
export async function issueDocuments(
  work: ReactionWork,
  { id, payload: { orderId }, at }: Announced<{ orderId: number }>,
): Promise<void> {
  const { context, tx } = work;
  const now = context.clock.now();
  // Of two instances the one that handles this may have the slower clock.
  const issued = await issueDue(tx, orderId, now > at ? now : at);
  const order = issued.length > 0 ? await findOrderRow(tx, orderId) : undefined;
  if (order) await sendToAccounts(work, id, order, issued);
}
