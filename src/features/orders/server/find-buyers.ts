import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { customerAddresses, users } from '#features/accounts/tables.ts';
import type { Database } from '#platform/database.ts';
import type { Buyer } from '../staff-contract.ts';

const SHOWN = 8;

/** Active customers whose name, company, e-mail address or username holds these words, with their address books. */
export async function findBuyers(db: Database, q: string): Promise<Buyer[]> {
  const pattern = sql`lower(${`%${q.replace(/[\\%_]/g, '\\$&')}%`})`;
  const words = sql`concat_ws(' ', ${users.firstName}, ${users.lastName}, ${users.companyName}, ${users.email}, ${users.username})`;
  const found = await db
    .select()
    .from(users)
    .where(and(eq(users.userType, 'public'), eq(users.isActive, true), sql`lower(${words}) like ${pattern}`))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
    .limit(SHOWN);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const books = await db
    .select()
    .from(customerAddresses)
    .where(inArray(customerAddresses.customerId, ids))
    .orderBy(asc(customerAddresses.id));
  return found.map((user) => ({
    id: user.id,
    name: [user.firstName, user.lastName].filter(Boolean).join(' ') || user.username,
    companyName: user.companyName,
    email: user.email,
    addresses: books
      .filter(({ customerId }) => customerId === user.id)
      .map(({ customerId: _, createdAt: __, ...address }) => address),
  }));
}
