import { eq } from 'drizzle-orm';
import { findOrderRow, loadWholeOrder, type OrderRow } from '#features/orders/server/door.ts';
import { companyDetails, footerLines } from '#features/settings/server/door.ts';
import type { Attachment, Enclosures } from '#platform/mailer.ts';
import type { ReactionWork } from '#platform/reactions-runner.ts';
import { formatPounds } from '#values/money.ts';
import { type DocumentRow, documents } from '../tables.ts';
import { type PrintedPdf, printIssued, printProForma } from './print.ts';

const TEMPLATE = 'order-documents';

/**
 * Sends what was just issued to whoever keeps the buyer's books, if the buyer named them: they have neither an account here
 * nor the key of a receipt, so the document itself is enclosed.
 */
export async function sendToAccounts(
  work: ReactionWork,
  announcementId: number,
  order: OrderRow,
  issued: readonly DocumentRow[],
): Promise<void> {
  if (!order.accountsEmail || issued.length === 0) return;
  const company = await companyDetails(work.tx);
  const { renderDocumentLetter } = await import('./document-email.tsx');
  for (const { kind, number, total } of issued) {
    const name = kind === 'invoice' ? 'VAT invoice' : 'Credit note';
    const heading = `${name} ${number}`;
    const rendered = await renderDocumentLetter({
      brand: company.tradingName,
      footerLines: footerLines(company),
      heading,
      says: `${heading} for order ${order.orderNumber} is enclosed as a PDF: ${formatPounds(total)} including VAT.`,
      facts: order.purchaseOrderNumber ? [`Your purchase order number: ${order.purchaseOrderNumber}`] : [],
    });
    await work.post({
      ...rendered,
      template: TEMPLATE,
      recipient: order.accountsEmail,
      subject: `${heading} for order ${order.orderNumber}`,
      // The sending job reads there what to enclose, and a deleted account its letters.
      cause: `announcement:${announcementId}:order:${order.id}:${TEMPLATE}:${number}`,
    });
  }
}

/** Printed when a letter is sent, so that no file is kept beside the letter: an issued document prints the same for ever. */
export const documentEnclosures: Enclosures = {
  [TEMPLATE]: async ({ db }, { cause }) => {
    const number = /:order-documents:((?:INV|CN)-\d+)/.exec(cause ?? '')?.[1] ?? '';
    const [document] = await db.select().from(documents).where(eq(documents.number, number));
    return document ? [enclose(await printIssued(document))] : [];
  },
  // The copy of the receipt that goes to the accounts department; while a transfer is awaited it carries the pro-forma.
  'order-receipt': async (context, { cause }) => {
    const orderId = Number(/:order:(\d+):order-receipt:accounts/.exec(cause ?? '')?.[1] ?? 0);
    const order = orderId > 0 ? await findOrderRow(context.db, orderId) : undefined;
    const whole = order && (await loadWholeOrder(context.db, order));
    return whole?.bankDetails ? [enclose(await printProForma(context, whole))] : [];
  },
};

function enclose({ filename, content }: PrintedPdf): Attachment {
  return { filename, content: Buffer.from(content), contentType: 'application/pdf' };
}
