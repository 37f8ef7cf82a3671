import { eq } from 'drizzle-orm';
import { findOrderRow, loadWholeOrder, type OrderRow } from '#features/orders/server/door.ts';
import { companyDetails, footerLines } from '#features/settings/server/door.ts';
import type { Attachment, Enclosures } from '#platform/mailer.ts';
import type { ReactionWork } from '#platform/reactions-runner.ts';
import { formatPounds } from '#values/money.ts';
import { type DocumentRow, documents } from '../tables.ts';
import { type PrintedPdf, printIssued, printProForma } from './print.ts';

const TEMPLATE = 'order-documents';

/** E-mails issued documents to the buyer's accounts department as attachments, because it has no access to the order. */
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
      // The sending job reads the attachment from it, and deleting an account finds its e-mails by it.
      cause: `announcement:${announcementId}:order:${order.id}:${TEMPLATE}:${number}`,
    });
  }
}

/** Prints the attachments when an e-mail is sent, so that they are not stored; an issued document always prints the same. */
export const documentEnclosures: Enclosures = {
  [TEMPLATE]: async ({ db }, { cause }) => {
    const number = /:order-documents:((?:INV|CN)-\d+)/.exec(cause ?? '')?.[1] ?? '';
    const [document] = await db.select().from(documents).where(eq(documents.number, number));
    return document ? [enclose(await printIssued(document))] : [];
  },
  // The accounts department's copy of the receipt has the pro-forma attached while a bank transfer is due.
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
