import { and, inArray, lt } from 'drizzle-orm';
import { CLOSED_STATUSES } from '#features/orders/requests/status.ts';
import { orderRequests } from '#features/orders/requests/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { addDays } from '#values/instant.ts';

/** The number of days that an answered order request is stored. */
export const REQUEST_RETENTION_DAYS = 90;

/** Deletes order requests that were answered or withdrawn long ago, with the buyer's details; a timed job calls it. */
export async function deleteOldRequests({ db, clock }: AppContext): Promise<void> {
  const before = addDays(clock.now(), -REQUEST_RETENTION_DAYS);
  await db
    .delete(orderRequests)
    .where(and(inArray(orderRequests.status, CLOSED_STATUSES), lt(orderRequests.answeredAt, before)));
}
