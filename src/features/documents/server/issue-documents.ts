import type { Announcement, ReactionWork } from '#platform/reactions-runner.ts';
import { issueDue } from './issue-due.ts';

/**
 * Issues what an order is due after something happened to it. The announcement stands in the transaction in which it
 * happened and is handled once, so that no document is lost or issued twice.
 */
export async function issueDocuments({ ground, tx }: ReactionWork, { payload, at }: Announcement): Promise<void> {
  const now = ground.clock.now();
  // Of two instances the one that handles this may have the slower clock.
  await issueDue(tx, Number(payload.orderId), now > at ? now : at);
}
