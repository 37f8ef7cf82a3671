import { writeNotification } from '#features/notifications/server/door.ts';
import type { Announcement, ReactionWork } from '#platform/reactions-runner.ts';
import { listAssignees } from './change-message.ts';
import { findMessageRow } from './load-messages.ts';

const LONGEST_SUBJECT = 80;

/** Rings the bell of every colleague who may answer. It happens once: the announcement is handled in the same transaction. */
export async function tellStaffOfMessage({ tx }: ReactionWork, { at, payload }: Announcement): Promise<void> {
  const message = await findMessageRow(tx, Number(payload.messageId));
  if (!message) return;
  const { name, subject } = message;
  const shown = subject.length > LONGEST_SUBJECT ? `${subject.slice(0, LONGEST_SUBJECT)}…` : subject;
  for (const { id: userId } of await listAssignees(tx)) {
    const text = `New message from ${name}: ${shown}`;
    await writeNotification(tx, { userId, type: 'status_update', priority: 'medium', message: text, timestamp: at });
  }
}
