import { eq } from 'drizzle-orm';
import { writeNotification } from '#features/notifications/server/door.ts';
import { notifications } from '#features/notifications/tables.ts';
import type { Transaction } from '#platform/database.ts';
import type { Announcement, ReactionWork } from '#platform/reactions-runner.ts';
import type { MessageRow } from '../tables.ts';
import { listAssignees } from './change-message.ts';
import { findMessageRow } from './load-messages.ts';

const LONGEST_SUBJECT = 80;

/** Rings the bell of every colleague who may answer. It happens once: the announcement is handled in the same transaction. */
export async function notifyStaffOfMessage({ tx }: ReactionWork, { at, payload }: Announcement): Promise<void> {
  const row = await findMessageRow(tx, Number(payload.messageId));
  if (!row) return;
  const message = inShort(row);
  for (const { id: userId } of await listAssignees(tx)) {
    await writeNotification(tx, { userId, type: 'status_update', priority: 'medium', message, timestamp: at });
  }
}

/** Takes back what the bells said of a message, for it names who wrote. */
export async function hushBells(tx: Transaction, message: MessageRow): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.message, inShort(message)));
}

function inShort({ name, subject }: MessageRow): string {
  const shown = subject.length > LONGEST_SUBJECT ? `${subject.slice(0, LONGEST_SUBJECT)}…` : subject;
  return `New message from ${name}: ${shown}`;
}
