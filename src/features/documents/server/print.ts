import type { WholeOrder } from '#features/orders/server/door.ts';
import type { Ground } from '#platform/ground.ts';
import type { FileAnswer } from '#platform/http/contract.ts';
import type { DocumentRow } from '../tables.ts';
import { orderContent, payableTerms } from './order-content.ts';
import { printPdf } from './press.ts';

/** An issued document, from what was frozen when it was issued and from nothing else. */
export async function printIssued({ kind, number, content, ...row }: DocumentRow): Promise<FileAnswer> {
  const [issuedAt, taxPoint] = [row.issuedAt.toISOString(), row.taxPoint.toISOString()];
  const pdf = await printPdf({ sheet: 'money', document: { kind, number, issuedAt, taxPoint, content } });
  return { filename: `${number}.pdf`, content: pdf };
}

export async function printProForma({ db, clock }: Ground, whole: WholeOrder): Promise<FileAnswer> {
  const content = { ...(await orderContent(db, whole)), terms: payableTerms(whole) };
  const issuedAt = clock.now().toISOString();
  const pdf = await printPdf({
    sheet: 'money',
    document: { kind: 'pro_forma', number: null, issuedAt, taxPoint: null, content },
  });
  return { filename: `pro-forma-${whole.order.orderNumber}.pdf`, content: pdf };
}

export async function printPackingSlip({ db }: Ground, whole: WholeOrder): Promise<FileAnswer> {
  const { order } = whole;
  const content = await orderContent(db, whole);
  const pdf = await printPdf({
    sheet: 'packing_slip',
    slip: {
      content,
      deliveryMethod: order.deliveryMethodName,
      phone: order.deliveryAddress?.phoneNumber ?? null,
      siteContact: [order.siteContactName, order.siteContactPhone].filter(Boolean).join(', ') || null,
      notes: order.notes,
    },
  });
  return { filename: `packing-slip-${order.orderNumber}.pdf`, content: pdf };
}
