import { and, desc, eq, isNull } from 'drizzle-orm';
import { findOrderRow, loadWholeOrder, type OrderRow } from '#features/orders/server/door.ts';
import { findPayment } from '#features/payments/server/door.ts';
import { companyDetails, footerLines } from '#features/settings/server/door.ts';
import type { Database } from '#platform/database.ts';
import type { Attachment, Enclosures } from '#platform/mailer.ts';
import type { ReactionWork } from '#platform/reactions-runner.ts';
import { formatPounds } from '#values/money.ts';
import type { DocumentKind } from '../kinds.ts';
import { type DocumentRow, documents } from '../tables.ts';
import { isOfVat } from '../vat-invoice.ts';
import { documentsOf } from './payment-documents.ts';
import { type PrintedPdf, printIssued, printProForma } from './print.ts';

const TEMPLATE = 'order-documents';

/** E-mails issued documents to the buyer's accounts department as attachments, because it has no access to the order. */
export async function sendToAccounts(
  work: ReactionWork,
  announcementId: number,
  order: OrderRow,
  issued: readonly DocumentRow[],
): Promise<void> {
  for (const document of issued.filter((one) => !goesWithPayment(one))) {
    const { total } = document;
    const incVat = isOfVat(document.content) ? ' including VAT' : '';
    const heading = documentName(document);
    const says = `${heading} for order ${order.orderNumber} is enclosed as a PDF: ${formatPounds(total)}${incVat}.`;
    await postToAccounts(work, announcementId, order, { heading, says, about: document.number });
  }
}

/** Whether the letter about its payment encloses it. */
export function goesWithPayment({ isDeposit, paymentId }: Pick<DocumentRow, 'isDeposit' | 'paymentId'>): boolean {
  return isDeposit && paymentId !== null;
}

/** The document as e-mails call it: `VAT invoice INV-000123`. */
export function documentName({
  kind,
  isDeposit,
  number,
  content,
}: Pick<DocumentRow, 'kind' | 'isDeposit' | 'number' | 'content'>): string {
  const name = kind === 'invoice' && !isOfVat(content) ? 'Invoice' : EMAIL_NAMES[kind];
  return isDeposit ? `${name} ${number} (deposit)` : `${name} ${number}`;
}

const EMAIL_NAMES: Record<DocumentKind, string> = { invoice: 'VAT invoice', credit_note: 'Credit note' };

export interface LetterToAccounts {
  heading: string;
  says: string;
  /** The number of the document that is enclosed, or what else it is about: the sender reads it in the cause. */
  about: string;
}

/** Writes to the buyer's accounts department, if they named one. */
export async function postToAccounts(
  work: ReactionWork,
  announcementId: number,
  order: OrderRow,
  { heading, says, about }: LetterToAccounts,
): Promise<void> {
  if (!order.accountsEmail) return;
  const company = await companyDetails(work.tx);
  const { renderDocumentLetter } = await import('./document-email.tsx');
  const rendered = renderDocumentLetter({
    brand: company.tradingName,
    footerLines: footerLines(company),
    heading,
    says,
    facts: order.purchaseOrderNumber ? [`Your purchase order number: ${order.purchaseOrderNumber}`] : [],
  });
  work.post({
    ...rendered,
    template: TEMPLATE,
    recipient: order.accountsEmail,
    subject: `${heading} for order ${order.orderNumber}`,
    // The sender reads there what to enclose, and a deleted account its letters.
    cause: `announcement:${announcementId}:order:${order.id}:${TEMPLATE}:${about}`,
  });
}

/** Prints the attachments when an e-mail is sent, so that they are not stored; an issued document always prints the same. */
export const documentEnclosures: Enclosures = {
  [TEMPLATE]: async ({ db }, { cause }) => {
    const paymentId = /:order-documents:payment:(\d+)/.exec(cause ?? '')?.[1];
    if (paymentId !== undefined) return encloseOfPayment(db, paymentId);
    const number = /:order-documents:((?:INV|CN)-\d+)/.exec(cause ?? '')?.[1] ?? '';
    const [document] = await db.select().from(documents).where(eq(documents.number, number));
    return document ? [enclose(await printIssued(document))] : [];
  },
  // What a payment or a refund brought about.
  'order-payment': async ({ db }, { cause }) =>
    encloseOfPayment(db, /:order-payment:payment:(\d+)/.exec(cause ?? '')?.[1]),
  // A cancellation takes back what was invoiced.
  'order-status': async ({ db }, { cause }) => {
    const orderId = Number(/:order:(\d+):order-status:cancelled/.exec(cause ?? '')?.[1] ?? 0);
    const notes = orderId > 0 ? await listCancellations(db, orderId) : [];
    return Promise.all(notes.map(async (note) => enclose(await printIssued(note))));
  },
  // The copy of the receipt that goes to the accounts department; while a transfer is awaited it carries the pro-forma.
  'order-receipt': async (context, { cause }) => {
    const orderId = Number(/:order:(\d+):order-receipt:accounts/.exec(cause ?? '')?.[1] ?? 0);
    const order = orderId > 0 ? await findOrderRow(context.db, orderId) : undefined;
    const whole = order && (await loadWholeOrder(context.db, order));
    return whole?.bankDetails ? [enclose(await printProForma(context, whole))] : [];
  },
};

async function encloseOfPayment(db: Database, id: string | undefined): Promise<Attachment[]> {
  const payment = id === undefined ? null : await findPayment(db, Number(id));
  const found = payment ? await documentsOf(db, payment) : [];
  return Promise.all(found.map(async (document) => enclose(await printIssued(document))));
}

/** The credit notes of an order's newest cancellation, if it took back more than its refunds did. */
async function listCancellations(db: Database, orderId: number): Promise<DocumentRow[]> {
  const isOfCancellation = and(eq(documents.kind, 'credit_note'), isNull(documents.paymentId));
  const notes = await db
    .select()
    .from(documents)
    .where(and(eq(documents.orderId, orderId), isOfCancellation))
    .orderBy(desc(documents.id));
  return notes.filter(({ issuedAt }) => issuedAt.getTime() === notes[0]?.issuedAt.getTime());
}

function enclose({ filename, content }: PrintedPdf): Attachment {
  return { filename, content: Buffer.from(content), contentType: 'application/pdf' };
}
