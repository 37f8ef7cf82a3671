import { eq } from 'drizzle-orm';
import type { StaffReply } from '#features/assistant/contract.ts';
import { withPlaceholders } from '#features/assistant/placeholders.ts';
import { REPLIES, TOPICS, type Topic } from '#features/assistant/replies.ts';
import { assistantReplies } from '#features/assistant/tables.ts';
import { recordChange } from '#features/audit/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database } from '#platform/database.ts';

/** The reply of each topic, in staff's words if they changed it. */
export async function replyTexts(db: Database): Promise<Record<Topic, string>> {
  const rows = await db.select().from(assistantReplies);
  return { ...REPLIES, ...Object.fromEntries(rows.map(({ topic, text }) => [topic, text])) };
}

export async function listReplies(db: Database): Promise<StaffReply[]> {
  const texts = await replyTexts(db);
  return TOPICS.map((topic) => presentReply(topic, texts[topic]));
}

/** Stores a reply; an empty text restores the built-in one. */
export function saveReply(context: AppContext, topic: Topic, text: string, actorId: number): Promise<StaffReply> {
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const [before] = await tx.select().from(assistantReplies).where(eq(assistantReplies.topic, topic)).for('update');
    const isOwn = text !== '' && text !== withPlaceholders(REPLIES[topic]);
    if (isOwn) {
      await tx
        .insert(assistantReplies)
        .values({ topic, text, updatedAt: at })
        .onConflictDoUpdate({ target: assistantReplies.topic, set: { text, updatedAt: at } });
    } else {
      await tx.delete(assistantReplies).where(eq(assistantReplies.topic, topic));
    }
    const after = isOwn ? text : REPLIES[topic];
    const recordId = TOPICS.indexOf(topic) + 1;
    const change = { actorId, action: 'assistant_reply.changed', recordType: 'assistant_reply', recordId };
    const states = { before: { topic, text: before?.text ?? REPLIES[topic] }, after: { topic, text: after } };
    await recordChange(tx, { ...change, ...states }, at);
    return presentReply(topic, after);
  });
}

function presentReply(topic: Topic, text: string): StaffReply {
  return { topic, text: withPlaceholders(text), isOwn: text !== REPLIES[topic] };
}
