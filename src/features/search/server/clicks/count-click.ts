import { lt } from 'drizzle-orm';
import type { Caller } from '#features/accounts/server/door.ts';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import type { Click } from '#features/search/contract.ts';
import { searchClicks, searchVisits } from '#features/search/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import { addLondonDays, londonDayOf } from '#values/london-day.ts';
import { countedQuery } from '../counted-query.ts';
import { clickOf, counterOf, visitOf, writeSoon } from './click-counts.ts';
import { isBot } from './is-bot.ts';

/** Older counts are deleted. */
export const CLICK_RETENTION_DAYS = 90;

interface From {
  caller: Caller;
  address: string;
  userAgent: string | undefined;
}

/**
 * Counts what became of a search: each deed of an address once a day, of staff and programs never. Nothing is written here; a
 * batch is, every few seconds. Whether it counted is not told, so that nobody can feel for the limit.
 */
export async function countClick(context: AppContext, click: Click, from: From): Promise<void> {
  const query = countedQuery(click.query);
  const isStaff = from.caller.user !== null && from.caller.user.userType !== 'public';
  if (query === null || isStaff || isBot(from.userAgent)) return;
  const { what, productId } = click;
  if (what !== 'seen' && !(await isInCatalogue(context, productId))) return;
  const counter = counterOf(context);
  const day = londonDayOf(context.clock.now());
  const isNew = (deed: string) => counter.seen.isNew(day, from.address, `${deed}\n${query}`);
  // Who opens a result has looked at them, so that no more click than looked.
  if (query && isNew('seen')) visitOf(counter, day, query).visits += 1;
  if (what !== 'seen' && productId !== undefined && isNew(`${what} ${productId}`)) {
    clickOf(counter, day, query, productId)[what] += 1;
    if (query && isNew('clicked')) visitOf(counter, day, query).clicked += 1;
  }
  writeSoon(context, counter);
}

/** Deletes the counts of old days; the clean-up job calls it. */
export async function deleteOldClicks({ db, clock }: AppContext): Promise<void> {
  const day = addLondonDays(londonDayOf(clock.now()), -CLICK_RETENTION_DAYS);
  await db.delete(searchClicks).where(lt(searchClicks.day, day));
  await db.delete(searchVisits).where(lt(searchVisits.day, day));
}

async function isInCatalogue(context: AppContext, productId: number | undefined): Promise<boolean> {
  const { byId } = await catalogueOf(context).current();
  return productId !== undefined && byId.has(productId);
}
