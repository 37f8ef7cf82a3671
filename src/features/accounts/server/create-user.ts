import { sql } from 'drizzle-orm';
import { users } from '#features/accounts/tables.ts';
import type { UserType } from '#features/accounts/user-types.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { isEmailTaken } from './find-users.ts';
import { firstFree, usernameFrom } from './username.ts';

export interface NewUser {
  firstName: string;
  lastName: string;
  email: string;
  userType: UserType;
  /** From `hashPassword`; absent until the user has chosen a password. */
  passwordHash?: string;
  /** Made from the name when absent. */
  username?: string;
  isActive?: boolean;
  companyName?: string | null;
  phoneNumber?: string | null;
  department?: string | null;
}

/**
 * Creates an account, active by default, and answers its row. Throws `conflict` when the e-mail address or a given username is
 * taken; a username made from the name gets a number until it is free.
 */
export async function createUser(tx: Transaction, user: NewUser, at: Date): Promise<typeof users.$inferSelect> {
  await refuseTakenEmail(tx, user.email);
  // Another transaction may take the name between the check and the insert; then the next number is tried.
  for (;;) {
    const username = user.username ?? (await freeUsername(tx, user));
    const [row] = await tx
      .insert(users)
      .values({ isActive: true, ...user, username, createdAt: at })
      .onConflictDoNothing()
      .returning();
    if (row) return row;
    await refuseTakenEmail(tx, user.email);
    if (user.username) throw refuseOn('username', 'This username is taken. Please choose another.');
  }
}

async function freeUsername(tx: Transaction, { firstName, lastName }: NewUser): Promise<string> {
  const base = usernameFrom(firstName, lastName);
  const rows = await tx
    .select({ username: sql<string>`lower(${users.username})` })
    .from(users)
    .where(sql`lower(${users.username}) like ${`${base}%`}`);
  return firstFree(base, new Set(rows.map((row) => row.username)));
}

async function refuseTakenEmail(tx: Transaction, email: string): Promise<void> {
  if (!(await isEmailTaken(tx, email))) return;
  throw refuseOn(
    'email',
    'There is an account with this e-mail address already. Sign in, or reset the password if it is forgotten.',
  );
}

function refuseOn(field: string, sentence: string) {
  return refuse('conflict', sentence, { errors: { [field]: [sentence] } });
}
