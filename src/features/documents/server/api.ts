import type { CallContext } from '#features/accounts/server/door.ts';
import {
  demandReadable,
  findOrderRow,
  itemsToPack,
  loadWholeOrder,
  maySeeEveryOrder,
} from '#features/orders/server/door.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { refuse } from '#platform/refusal.ts';
import type { documentsContract } from '../contract.ts';
import { exportDocuments } from './export-documents.ts';
import { findDocument, findInvoice, listDocuments } from './find-documents.ts';
import { presentDocuments } from './present-documents.ts';
import { printIssued, printPackingSlip, printProForma } from './print.ts';

export const documentsHandlers: Handlers<typeof documentsContract, CallContext> = {
  'GET /api/documents/export': ({ query }, { context }) => exportDocuments(context.db, query, context.clock.now()),

  'GET /api/orders/{id}/documents': async ({ params, query }, call) => {
    const order = await readableOrder(call, params.id, query.key);
    const whole = await loadWholeOrder(call.context.db, order);
    const issued = await listDocuments(call.context.db, order.id);
    return presentDocuments(whole, issued, { isStaff: maySeeEveryOrder(call.caller.user) });
  },

  'GET /api/orders/{id}/documents/{number}': async ({ params, query }, call) => {
    const order = await readableOrder(call, params.id, query.key);
    const document = await findDocument(call.context.db, order.id, params.number);
    if (!document) throw refuse('not_found', 'There is no such document.');
    return printIssued(document);
  },

  'GET /api/orders/{id}/invoice.pdf': async ({ params, query }, call) => {
    const order = await readableOrder(call, params.id, query.key);
    const invoice = await findInvoice(call.context.db, order.id);
    if (!invoice) {
      throw refuse('not_found', 'There is no VAT invoice yet. It is issued when the order is paid or dispatched.');
    }
    return printIssued(invoice);
  },

  'GET /api/orders/{id}/proforma.pdf': async ({ params, query }, call) => {
    const order = await readableOrder(call, params.id, query.key);
    const whole = await loadWholeOrder(call.context.db, order);
    if (!whole.bankDetails) throw refuse('not_found', 'This order does not wait for a bank transfer.');
    return printProForma(call.context, whole);
  },

  'GET /api/orders/{id}/packing-slip.pdf': async ({ params }, call) => {
    const order = await readableOrder(call, params.id);
    const whole = await loadWholeOrder(call.context.db, order);
    if (itemsToPack(whole).length === 0) {
      throw refuse('not_found', 'There is nothing to pack: all of this order was refunded before it was sent.');
    }
    return printPackingSlip(call.context, whole);
  },
};

async function readableOrder({ context, caller }: CallContext, id: string, key?: string) {
  return demandReadable(await findOrderRow(context.db, id), { user: caller.user, key });
}
