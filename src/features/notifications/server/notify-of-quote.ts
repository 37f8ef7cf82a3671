import { findQuoteRow } from '#features/quotes/server/door.ts';
import type { Announcement } from '#platform/announcements.ts';
import type { ReactionWork } from '#platform/reactions-runner.ts';
import { writeNotification } from './notifications.ts';

/** Tells a customer with an account that their quote is ready. An e-mail goes to every recipient. */
export async function notifyOfQuote(
  { tx }: ReactionWork,
  { id, at, payload }: Announcement<'quote.sent'>,
): Promise<void> {
  const quote = await findQuoteRow(tx, payload.quoteId);
  if (!quote?.customerId) return;
  await writeNotification(tx, {
    userId: quote.customerId,
    type: 'status_update',
    priority: 'high',
    message: `Your quote ${quote.number} is ready.`,
    timestamp: at,
    announcementId: id,
  });
}
