import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { customerAddresses, users } from '#features/accounts/tables.ts';
import { creditsOf } from '#features/credit/server/door.ts';
import type { Buyer } from '#features/orders/staff-contract.ts';
import { containing, hasDigits } from '#platform/containing.ts';
import type { Database } from '#platform/database.ts';
import { toDecimal } from '#values/money.ts';

const SHOWN = 8;

/** Active customers whose name, company, e-mail address, username or phone number contains `q`, with their address books. */
export async function findBuyers(db: Database, q: string): Promise<Buyer[]> {
  const pattern = sql`lower(${containing(q)})`;
  const words = sql`concat_ws(' ', ${users.firstName}, ${users.lastName}, ${users.companyName}, ${users.email}, ${users.username})`;
  const found = await db
    .select()
    .from(users)
    .where(
      and(
        eq(users.userType, 'public'),
        eq(users.isActive, true),
        or(sql`lower(${words}) like ${pattern}`, hasDigits(users.phoneNumber, q)),
      ),
    )
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
    .limit(SHOWN);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const books = await db
    .select()
    .from(customerAddresses)
    .where(inArray(customerAddresses.customerId, ids))
    .orderBy(asc(customerAddresses.id));
  const credits = await creditsOf(db, ids);
  return found.map((user) => ({
    id: user.id,
    name: [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username,
    companyName: user.companyName,
    email: user.email,
    credit: toDecimal(credits.get(user.id) ?? 0),
    addresses: books
      .filter(({ customerId }) => customerId === user.id)
      .map(({ customerId: _, createdAt: __, ...address }) => address),
  }));
}
