import type { z } from 'zod';
import type { contactBody } from '#features/messages/contract.ts';
import type { MessageKind } from '#features/messages/kinds.ts';
import { messages } from '#features/messages/tables.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';

/** Stores a message to the shop and answers its id; 0, without storing it, for a bot that fills in the hidden field. */
export async function receiveMessage(
  { db, clock }: AppContext,
  { website, ...written }: z.output<typeof contactBody>,
  customerId: number | null,
): Promise<number> {
  if (website) return 0;
  const createdAt = clock.now();
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(messages)
      .values({ ...written, kind: kindOf(written.subject), customerId, createdAt })
      .returning({ id: messages.id });
    if (!row) throw new Error('The message was not written.');
    await announce(tx, 'message.received', { messageId: row.id }, createdAt);
    return row.id;
  });
}

// The 'Quote' buttons fill in the subject; a typed one counts the same.
function kindOf(subject: string): MessageKind {
  return /\bquot/i.test(subject) ? 'quote' : 'contact';
}
