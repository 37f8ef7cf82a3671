import { and, asc, eq, not, type SQL, sql } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import { users } from '#features/accounts/tables.ts';
import { products } from '#features/catalogue/tables.ts';
import { listAllOrders } from '#features/orders/server/door.ts';
import { mayUser } from '#features/permissions/server/door.ts';
import { containing } from '#platform/containing.ts';
import type { Database } from '#platform/database.ts';
import { toDecimal } from '#values/money.ts';
import type { Found } from '../contract.ts';

const OF_EACH = 5;

/** A few orders, customers and products with these words, limited to what the user may see. */
export async function lookUp(db: Database, user: User, q: string): Promise<Found> {
  const [orders, customers, found] = await Promise.all([
    mayUser(user, 'perm:view_orders') ? findOrders(db, q) : null,
    mayUser(user, 'perm:view_customers') ? findCustomers(db, q) : null,
    mayUser(user, 'perm:view_products') ? findProducts(db, q) : null,
  ]);
  return { orders, customers, products: found };
}

async function findOrders(db: Database, q: string): Promise<Found['orders']> {
  const { items } = await listAllOrders(db, { q, limit: OF_EACH });
  return items.map(({ id, orderNumber, customer, status, orderDate, grandTotal }) => ({
    id,
    orderNumber,
    customer: customer.name,
    status,
    orderDate,
    grandTotal,
  }));
}

async function findCustomers(db: Database, q: string): Promise<Found['customers']> {
  const words = sql`concat_ws(' ', ${users.firstName}, ${users.lastName}, ${users.companyName}, ${users.email}, ${users.username})`;
  const rows = await db
    .select()
    .from(users)
    .where(and(eq(users.userType, 'public'), ...holding(words, q)))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
    .limit(OF_EACH);
  return rows.map(({ id, firstName, lastName, username, companyName, email }) => ({
    id,
    name: [firstName, lastName].filter(Boolean).join(' ') || username,
    companyName,
    email,
  }));
}

async function findProducts(db: Database, q: string): Promise<Found['products']> {
  const words = sql`concat_ws(' ', ${products.name}, ${products.category}, ${products.sku})`;
  const rows = await db
    .select()
    .from(products)
    .where(and(not(products.isService), ...holding(words, q)))
    .orderBy(sql`${products.archivedAt} is not null`, asc(products.name), asc(products.id))
    .limit(OF_EACH);
  return rows.map(({ id, name, sku, price, stockQuantity, archivedAt }) => ({
    id,
    name,
    sku,
    price: toDecimal(price),
    stockQuantity,
    isArchived: archivedAt !== null,
  }));
}

/** Requires every word, anywhere in the text. */
function holding(text: SQL, q: string): SQL[] {
  const words = q.split(/\s+/).filter(Boolean).slice(0, 10);
  return words.map((word) => sql`lower(${text}) like lower(${containing(word)})`);
}
