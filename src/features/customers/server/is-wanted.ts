import { and, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/accounts/tables.ts';
import { orders } from '#features/orders/tables.ts';
import { containing, hasDigits } from '#platform/containing.ts';

/** Customers, or those that these words are about: name, company, e-mail, phone, or the number of an order. */
export function isWanted(q: string | undefined): SQL | undefined {
  return and(eq(users.userType, 'public'), q ? matches(q) : undefined);
}

function matches(q: string): SQL | undefined {
  const pattern = containing(q);
  return or(
    ilike(sql`concat_ws(' ', ${users.firstName}, ${users.lastName})`, pattern),
    ilike(users.username, pattern),
    ilike(users.companyName, pattern),
    ilike(users.email, pattern),
    ilike(users.phoneNumber, pattern),
    hasDigits(users.phoneNumber, q),
    sql`exists (select 1 from ${orders} where ${orders.customerId} = ${users.id} and ${orders.orderNumber} ilike ${pattern})`,
  );
}
