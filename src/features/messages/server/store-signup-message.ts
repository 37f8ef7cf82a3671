import { eq } from 'drizzle-orm';
import { users } from '#features/accounts/tables.ts';
import { announce } from '#platform/announcements.ts';
import type { Reaction } from '#platform/reactions-runner.ts';
import { messages } from '../tables.ts';

const NAME_LENGTH = 200;

/** What a new customer wrote beside the registration reaches staff like any other message. */
export const storeSignupMessage: Reaction = async ({ tx }, { payload, at }) => {
  const { userId, message } = payload;
  if (typeof message !== 'string') return;
  const [user] = await tx
    .select()
    .from(users)
    .where(eq(users.id, Number(userId)));
  if (!user) return;
  const [kept] = await tx
    .insert(messages)
    .values({
      kind: 'account',
      name: nameOf(user).slice(0, NAME_LENGTH),
      email: user.email,
      phone: user.phoneNumber ?? '',
      subject: 'Message from a new customer',
      message,
      customerId: user.id,
      createdAt: at,
    })
    .returning({ id: messages.id });
  await announce(tx, 'message.received', { messageId: kept?.id ?? 0 }, at);
};

function nameOf({ firstName, lastName, username }: typeof users.$inferSelect): string {
  return [firstName, lastName].filter(Boolean).join(' ') || username;
}
