import { sql } from 'drizzle-orm';
import type { Ground } from '#platform/ground.ts';
import { MOST_KEPT } from '../limits.ts';

/** Lets go of what two transactions at once wrote beyond everybody's newest ten. */
export async function trimNotifications({ db }: Ground): Promise<void> {
  await db.execute(sql`
    delete from notifications where id in (
      select id from (
        select id, row_number() over (partition by user_id order by id desc) as place from notifications
      ) as numbered where place > ${MOST_KEPT}
    )`);
}
