import { and, isNull, lt } from 'drizzle-orm';
import type { AppContext } from '#platform/app-context.ts';
import { addDays } from '#values/instant.ts';
import { GUEST_LIST_DAYS } from '../list-limits.ts';
import { projectLists } from '../tables.ts';

/** Deletes the lists without an account that nobody has opened for so long; a timed job calls it. */
export async function deleteOldLists({ db, clock }: AppContext): Promise<void> {
  const isOld = lt(projectLists.openedAt, addDays(clock.now(), -GUEST_LIST_DAYS));
  await db.delete(projectLists).where(and(isNull(projectLists.customerId), isOld));
}
