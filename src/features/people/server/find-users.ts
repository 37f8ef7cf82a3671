import { and, asc, count, desc, eq, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { User } from '#features/accounts/contract.ts';
import { DEPARTMENTS } from '#features/accounts/departments.ts';
import { isSecondFactorRequired, presentUser } from '#features/accounts/server/door.ts';
import { users } from '#features/accounts/tables.ts';
import { auditLog } from '#features/audit/tables.ts';
import { orders } from '#features/orders/tables.ts';
import type { Employee, peopleContract, UserFigures, UserPage } from '#features/people/contract.ts';
import { grantedToUser } from '#features/permissions/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { containing } from '#platform/containing.ts';
import type { Database } from '#platform/database.ts';
import { cursorsOf } from '#platform/http/cursor.ts';
import { PAGE_LIMIT } from '#values/page.ts';

const cursors = cursorsOf('u');

/**
 * Whether orders or audit entries refer to a user of the surrounding query. It is only a prediction: the foreign keys decide.
 * `users.id` is spelled out because Drizzle drops the table's name in a query of one table.
 */
const hasHistory = sql<boolean>`(
  exists (select 1 from ${orders} where ${orders.customerId} = users.id)
  or exists (select 1 from ${auditLog} where ${auditLog.actorId} = users.id)
)`;

type UserQuery = z.output<(typeof peopleContract)['GET /api/users']['query']>;
type UserFilter = Pick<UserQuery, 'q' | 'userType' | 'state'>;

/** The users that match, by id. */
export async function listUsers(db: Database, filter: UserFilter): Promise<User[]> {
  const rows = await db
    .select({ user: users, permissions: grantedToUser })
    .from(users)
    .where(and(...conditions(filter)))
    .orderBy(asc(users.id));
  return rows.map(({ user, permissions }) => presentUser(user, permissions));
}

/** The active staff as any colleague may see them, by id. */
export function listEmployees(db: Database): Promise<Employee[]> {
  const { id, firstName, lastName, department, email } = users;
  return db
    .select({ id, firstName, lastName, department, email })
    .from(users)
    .where(and(inArray(users.userType, ['employer', 'admin']), users.isActive))
    .orderBy(asc(users.id));
}

/** A page of users, newest first, with the figures around the list. */
export async function pageOfUsers(context: AppContext, { limit, cursor, ...filter }: UserQuery): Promise<UserPage> {
  const { db } = context;
  const size = limit ?? PAGE_LIMIT.default;
  const wanted = conditions(filter);
  const [rows, [counted], figures] = await Promise.all([
    db
      .select({ user: users, permissions: grantedToUser, hasHistory })
      .from(users)
      .where(and(...wanted, cursor ? lt(users.id, cursors.read(cursor)) : undefined))
      .orderBy(desc(users.id))
      .limit(size + 1),
    db
      .select({ found: count() })
      .from(users)
      .where(and(...wanted)),
    countUsers(db),
  ]);
  const page = cursors.cut(rows, size, ({ user }) => user.id);
  return {
    items: page.rows.map(({ user, permissions, hasHistory }) => ({
      ...presentUser(user, permissions),
      hasHistory,
      awaitsPassword: user.passwordHash === null,
      hasSecondFactor: user.hasSecondFactor,
      requiresSecondFactor: isSecondFactorRequired(context, user),
    })),
    nextCursor: page.nextCursor,
    found: counted?.found ?? 0,
    figures,
  };
}

async function countUsers(db: Database): Promise<UserFigures> {
  const rows = await db
    .select({ department: users.department, isActive: users.isActive, users: count() })
    .from(users)
    .groupBy(users.department, users.isActive);
  const sum = (counted: typeof rows) => counted.reduce((total, row) => total + row.users, 0);
  return {
    total: sum(rows),
    active: sum(rows.filter((row) => row.isActive)),
    departments: DEPARTMENTS.map((department) => ({
      department,
      users: sum(rows.filter((row) => row.department === department)),
    })),
  };
}

function conditions({ q, userType, state }: UserFilter): SQL[] {
  const words = q?.split(/\s+/).filter(Boolean) ?? [];
  return [
    userType ? eq(users.userType, userType) : undefined,
    state ? eq(users.isActive, state === 'active') : undefined,
    ...words.map(has),
  ].filter((condition) => condition !== undefined);
}

/** Each word may match another column: 'smith sales' finds Jo Smith of the Sales Team. */
function has(word: string): SQL | undefined {
  const pattern = containing(word);
  const { firstName, lastName, username, email, companyName, department } = users;
  return or(...[firstName, lastName, username, email, companyName, department].map((column) => ilike(column, pattern)));
}
