import { sql } from 'drizzle-orm';
import type { AppContext } from '#platform/app-context.ts';
import { MOST_PAGES } from '../limits.ts';

/** Deletes all but each user's ten, samples before real ones; parallel transactions may have written more. */
export async function trimNotifications({ db }: AppContext): Promise<void> {
  await db.execute(sql`
    delete from notifications where id in (
      select id from (
        select id, row_number() over (partition by user_id order by is_sample, id desc) as place from notifications
      ) as numbered where place > ${MOST_PAGES}
    )`);
}
