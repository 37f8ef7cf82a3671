import { itemsToPack, type WholeOrder } from '#features/orders/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { DocumentRow } from '../tables.ts';
import { orderContent } from './order-content.ts';
import type { PrintedCatalogue } from './pdf/catalogue-sheet.tsx';
import type { PrintedQuote } from './pdf/quote-sheet.tsx';
import type { PrintedWall } from './pdf/wall-sheet.tsx';
import { printPdf } from './printer.ts';
import { proFormaOf } from './pro-forma.ts';

/** A PDF to download or to attach. */
export interface PrintedPdf {
  filename: string;
  content: Uint8Array<ArrayBuffer>;
}

/** Prints an issued document from its frozen content. */
export async function printIssued({ number, content, ...row }: DocumentRow): Promise<PrintedPdf> {
  const kind = row.isDeposit ? 'deposit_invoice' : row.kind;
  const [issuedAt, taxPoint] = [row.issuedAt.toISOString(), row.taxPoint.toISOString()];
  const pdf = await printPdf({ sheet: 'money', document: { kind, number, issuedAt, taxPoint, content } });
  return { filename: `${number}.pdf`, content: pdf };
}

export async function printProForma(context: AppContext, whole: WholeOrder): Promise<PrintedPdf> {
  const pdf = await printPdf({ sheet: 'money', document: await proFormaOf(context, whole) });
  return { filename: `pro-forma-${whole.order.orderNumber}.pdf`, content: pdf };
}

/** Prints a quote for its customer. */
export async function printQuote(quote: PrintedQuote): Promise<{ filename: string; content: Uint8Array<ArrayBuffer> }> {
  return { filename: `quote-${quote.number}.pdf`, content: await printPdf({ sheet: 'quote', quote }) };
}

/** Prints the plan of an LED wall. */
export async function printWallPlan(wall: PrintedWall): Promise<PrintedPdf> {
  return { filename: 'led-wall.pdf', content: await printPdf({ sheet: 'wall', wall }) };
}

/** Prints the catalogue of everything on sale. */
export function printCatalogue(catalogue: PrintedCatalogue): Promise<Uint8Array<ArrayBuffer>> {
  return printPdf({ sheet: 'catalogue', catalogue });
}

export async function printPackingSlip({ db }: AppContext, whole: WholeOrder): Promise<PrintedPdf> {
  const { order } = whole;
  const content = await orderContent(db, { ...whole, items: itemsToPack(whole) });
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
