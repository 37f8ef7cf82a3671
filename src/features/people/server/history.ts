import { sql } from 'drizzle-orm';
import { auditLog } from '#features/audit/tables.ts';
import { orders } from '#features/orders/tables.ts';

/**
 * Whether orders or audit entries refer to a user of the surrounding query. It is only a prediction: the foreign keys decide.
 * `users.id` is spelled out because Drizzle drops the table's name in a query of one table.
 */
export const hasHistory = sql<boolean>`(
  exists (select 1 from ${orders} where ${orders.customerId} = users.id)
  or exists (select 1 from ${auditLog} where ${auditLog.actorId} = users.id)
)`;
