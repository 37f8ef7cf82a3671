import { and, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/accounts/tables.ts';
import { orders } from '#features/orders/tables.ts';
import { containing, hasDigits } from '#platform/containing.ts';
import { canBeInOrderNumber, readOrderNumber } from '#values/order-number.ts';

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
    hasOrder(q),
  );
}

// A part of a number is looked for in all orders, so only where it can be one; a whole number is found by its index.
function hasOrder(q: string): SQL | undefined {
  const whole = /^bf-?\w{4}-?\w{4}$/i.test(q) ? readOrderNumber(q) : null;
  if (!whole && !canBeInOrderNumber(q)) return undefined;
  const isMeant = whole ? eq(orders.orderNumber, whole) : ilike(orders.orderNumber, containing(q));
  return sql`${users.id} in (select ${orders.customerId} from ${orders} where ${isMeant})`;
}
