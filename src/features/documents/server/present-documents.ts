import { dueNow, itemsToPack, type WholeOrder } from '#features/orders/server/door.ts';
import { toDecimal } from '#values/money.ts';
import type { OrderDocument } from '../contract.ts';
import type { DocumentRow } from '../tables.ts';

/** The documents of an order in the shape of the contract: pro-forma, issued documents, packing slip. */
export function presentDocuments(
  whole: WholeOrder,
  issued: readonly DocumentRow[],
  { isStaff }: { isStaff: boolean },
): OrderDocument[] {
  const { order, bankDetails } = whole;
  const at = `/api/orders/${order.orderNumber}`;
  const unnumbered = { number: null, issuedAt: null };
  const proForma = {
    kind: 'pro_forma' as const,
    ...unnumbered,
    total: toDecimal(dueNow(order, whole.sums)),
    href: `${at}/proforma.pdf`,
  };
  const packingSlip = { kind: 'packing_slip' as const, ...unnumbered, total: null, href: `${at}/packing-slip.pdf` };
  const newestInvoice = issued.findLast(({ kind, isDeposit }) => kind === 'invoice' && !isDeposit);
  return [
    ...(bankDetails ? [proForma] : []),
    ...issued.map((document) => ({
      kind: document.isDeposit ? ('deposit_invoice' as const) : document.kind,
      number: document.number,
      issuedAt: document.issuedAt.toISOString(),
      total: toDecimal(document.total),
      href: document === newestInvoice ? `${at}/invoice.pdf` : `${at}/documents/${document.number}`,
    })),
    ...(isStaff && itemsToPack(whole).length > 0 ? [packingSlip] : []),
  ];
}
