import { sql } from 'drizzle-orm';
import type { AppContext } from '#platform/app-context.ts';
import { MOST_PAGES } from '../limits.ts';

/** Lets go of what two transactions at once wrote beyond everybody's newest ten. */
export async function trimNotifications({ db }: AppContext): Promise<void> {
  await db.execute(sql`
    delete from notifications where id in (
      select id from (
        select id, row_number() over (partition by user_id order by id desc) as place from notifications
      ) as numbered where place > ${MOST_PAGES}
    )`);
}
