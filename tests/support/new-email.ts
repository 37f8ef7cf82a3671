import { issueEmailToken } from '#features/accounts/server/email-change/email-token.ts';
import { findUser } from '#features/accounts/server/find-users.ts';
import type { Problem } from '#values/problem.ts';
import type { TestShop, Visitor } from './shop.ts';

type Answer = { status: number; body: Problem & { email: string } };

/** The token of the link to a user's proposed address, as the sending job would make it. */
export async function emailTokenOf({ context }: TestShop, userId: number): Promise<string> {
  const user = await findUser(context.db, userId);
  const pending = user?.pendingEmail ?? '';
  const at = context.clock.now();
  const token = await context.db.transaction((tx) => issueEmailToken(tx, userId, pending, at));
  if (token === null) throw new Error(`User ${userId} has no proposed address.`);
  return token;
}

/** Opens the link to a user's proposed address, with the account's password where staff proposed it. */
export async function confirmNewEmail(
  shop: TestShop,
  userId: number,
  password?: string,
  visitor: Visitor = shop.visitor(),
): Promise<Answer> {
  const token = await emailTokenOf(shop, userId);
  return visitor.post('/api/email-change/confirm', { token, password });
}
