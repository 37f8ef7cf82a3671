import { z } from 'zod';
import { dayText } from '#platform/http/day-range.ts';
import { amount, isoInstant } from '#platform/http/input.ts';

/** A document of an order with its URL, to which a guest adds the key of the receipt. */
export const documentAnswer = z.object({
  kind: z.enum(['invoice', 'deposit_invoice', 'credit_note', 'pro_forma', 'packing_slip']),
  /** The number in its series; null for pro-forma and packing slip. */
  number: z.string().nullable(),
  issuedAt: isoInstant.nullable(),
  /** VAT included; null on a packing slip, which shows no prices. */
  total: amount.nullable(),
  href: z.string(),
});
export type OrderDocument = z.infer<typeof documentAnswer>;

const PDF = 'application/pdf';
// The number (`BF-…`) serves as well as the id.
const params = z.object({ id: z.string().max(60) });
const query = z.object({ key: z.string().max(100).optional() });
/** The order's owner, a guest with the key of the receipt, and staff who may see orders. */
const likeTheOrder = { who: 'public', others: 'perm:view_orders', query } as const;

export const documentsContract = {
  'GET /api/documents/export': {
    summary:
      'The invoices and credit notes of a span of days as a spreadsheet, one a row, by the date that counts for VAT',
    who: 'perm:view_orders',
    query: z.object({ from: dayText, to: dayText }),
    answersFile: 'text/csv; charset=utf-8',
  },
  'GET /api/orders/{id}/documents': {
    summary: 'The documents of an order that exist by now, as far as the caller may have them',
    ...likeTheOrder,
    params,
    answer: z.array(documentAnswer),
  },
  'GET /api/orders/{id}/documents/{number}': {
    summary: 'An issued VAT invoice or credit note by its number, as PDF',
    ...likeTheOrder,
    params: z.object({ ...params.shape, number: z.string().max(20) }),
    answersFile: PDF,
  },
  'GET /api/orders/{id}/invoice.pdf': {
    summary: 'The VAT invoice as PDF: there is none before the order is paid or dispatched',
    ...likeTheOrder,
    params,
    answersFile: PDF,
  },
  'GET /api/orders/{id}/proforma.pdf': {
    summary: 'The pro-forma invoice as PDF, while a bank transfer is awaited',
    ...likeTheOrder,
    params,
    answersFile: PDF,
  },
  'GET /api/orders/{id}/packing-slip.pdf': {
    summary: 'The packing slip as PDF, without prices',
    who: 'perm:view_orders',
    params,
    answersFile: PDF,
  },
} as const;
