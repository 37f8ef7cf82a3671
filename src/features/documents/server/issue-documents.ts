import { lockOrderRow, orderInHand } from '#features/orders/server/door.ts';
import type { Announced } from '#platform/announcements.ts';
import type { ReactionWork } from '#platform/reactions-runner.ts';
import { issueDueOf } from './issue-due.ts';
import { sendToAccounts } from './write-document-emails.ts';

/** Issues the documents due after an announcement, and sends them to the buyer's accounts department if there is one. */
export async function issueDocuments(
  work: ReactionWork,
  { id, payload: { orderId }, at }: Announced<{ orderId: number }>,
): Promise<void> {
  const { context, tx } = work;
  const now = context.clock.now();
  // This instance's clock may be behind the one that announced it.
  const order = orderInHand(tx, orderId)?.order ?? (await lockOrderRow(tx, orderId));
  if (order) await sendToAccounts(work, id, order, await issueDueOf(tx, order, now > at ? now : at));
}
