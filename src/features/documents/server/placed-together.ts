import { takeInHand } from '#features/orders/server/door.ts';
import type { Announcement } from '#platform/announcements.ts';
import type { Together } from '#platform/reactions-runner.ts';
import { takeDocumentsInHand } from './documents-of-order.ts';

const NAMES = ['order.placed', 'payment.received'] as const;

/**
 * Orders that are placed and paid are handled many together: their reactions write messages and documents, and change neither an
 * order nor its ledger.
 */
export const placedTogether: Together = {
  names: NAMES,
  async prepare(tx, batch) {
    const ids = [...new Set(batch.map(({ payload }) => (payload as AboutOrder).orderId))];
    await takeInHand(tx, ids);
    await takeDocumentsInHand(tx, ids);
  },
};

type AboutOrder = Announcement<(typeof NAMES)[number]>['payload'];
