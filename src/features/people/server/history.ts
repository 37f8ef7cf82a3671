import { sql } from 'drizzle-orm';
import { auditLog } from '#features/audit/tables.ts';
import { orders } from '#features/orders/tables.ts';

/**
 * Whether orders or recorded changes hang on a user of the surrounding query. It only tells beforehand: what decides is the
 * database, which deletes no user on whom another record rests. The user's column is spelled out, for a query of one table
 * would take the table's name from it.
 */
export const hasHistory = sql<boolean>`(
  exists (select 1 from ${orders} where ${orders.customerId} = users.id)
  or exists (select 1 from ${auditLog} where ${auditLog.actorId} = users.id)
)`;
