import { findUser } from '#features/accounts/server/door.ts';
import { nameOfUser } from '#features/accounts/user-name.ts';
import { announce } from '#platform/announcements.ts';
import type { Reaction } from '#platform/reactions-runner.ts';
import { messages } from '../tables.ts';

const NAME_LENGTH = 200;

/** Stores the note sent with a registration as a message for staff. */
export const storeSignupMessage: Reaction<'user.created'> = async ({ tx }, { payload, at }) => {
  const { userId, message } = payload;
  if (message === undefined) return;
  const user = await findUser(tx, userId);
  if (!user) return;
  const [stored] = await tx
    .insert(messages)
    .values({
      kind: 'account',
      name: nameOfUser(user).slice(0, NAME_LENGTH),
      email: user.email,
      phone: user.phoneNumber ?? '',
      subject: 'Message from a new customer',
      message,
      customerId: user.id,
      createdAt: at,
    })
    .returning({ id: messages.id });
  await announce(tx, 'message.received', { messageId: stored?.id ?? 0 }, at);
};
