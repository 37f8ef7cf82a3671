import { writeNotification } from '#features/notifications/server/door.ts';
import type { Announcement } from '#platform/announcements.ts';
import type { ReactionWork } from '#platform/reactions-runner.ts';
import type { MessageRow } from '../tables.ts';
import { listAssignees } from './change-message.ts';
import { findMessageRow } from './load-messages.ts';

const LONGEST_SUBJECT = 80;

/** Notifies all staff who may answer. It runs once, because the same transaction marks the announcement as handled. */
export async function notifyStaffOfMessage(
  { tx }: ReactionWork,
  { at, payload }: Announcement<'message.received'>,
): Promise<void> {
  const row = await findMessageRow(tx, payload.messageId);
  if (!row) return;
  const message = notificationOf(row);
  for (const { id: userId } of await listAssignees(tx)) {
    await writeNotification(tx, { userId, type: 'status_update', priority: 'medium', message, timestamp: at });
  }
}

/** The text of the notification about a message. */
export function notificationOf({ name, subject }: MessageRow): string {
  const shown = subject.length > LONGEST_SUBJECT ? `${subject.slice(0, LONGEST_SUBJECT)}…` : subject;
  return `New message from ${name}: ${shown}`;
}
