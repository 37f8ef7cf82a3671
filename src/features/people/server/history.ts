import { sql } from 'drizzle-orm';

/**
 * Whether orders or recorded changes hang on a user of the surrounding query. It only tells beforehand: what decides is the
 * database, which lets nobody go on whom another record rests. The user's column is spelled out, as in `grantedToUser`.
 */
export const hasHistory = sql<boolean>`(
  exists (select 1 from orders o where o.customer_id = users.id)
  or exists (select 1 from audit_log a where a.actor_id = users.id)
)`;
