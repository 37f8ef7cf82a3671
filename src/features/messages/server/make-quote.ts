import type { User } from '#features/accounts/contract.ts';
import { recordChange } from '#features/audit/server/door.ts';
import { mayUser } from '#features/permissions/server/door.ts';
import { findQuoteRow, startQuote } from '#features/quotes/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';
import { messagesContract } from '../contract.ts';
import { lockFresh, writeMessage } from './change-message.ts';

/** Makes a quote from a message; a second call answers the same quote. */
export async function makeQuote(context: AppContext, id: number, actor: User): Promise<{ quoteNumber: string }> {
  if (!mayUser(actor, messagesContract['POST /api/messages/{id}/quote'].others)) {
    throw refuse('forbidden', 'Only colleagues who manage orders make quotes.');
  }
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const before = await lockFresh(tx, id, undefined);
    const known = before.quoteId === null ? undefined : await findQuoteRow(tx, before.quoteId);
    if (known) return { quoteNumber: known.number };
    const { name, email, phone, customerId, subject, message } = before;
    const request = `${subject}\n\n${message}`;
    const quote = await startQuote(tx, { name, email, phone, customerId, request, at });
    await writeMessage(tx, before, { quoteId: quote.id, kind: 'quote' });
    const record = { actorId: actor.id, action: 'quote.started', recordType: 'quote', recordId: quote.id };
    await recordChange(tx, { ...record, before: null, after: { messageId: id, number: quote.number } }, at);
    return { quoteNumber: quote.number };
  });
}
