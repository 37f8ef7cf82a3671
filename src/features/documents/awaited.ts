import type { Order } from '#features/orders/contract.ts';
import { DISPATCHED } from '#features/orders/status.ts';
import { toPence } from '#values/money.ts';
import type { OrderDocument } from './contract.ts';

type Known = Pick<OrderDocument, 'kind' | 'total'>;

/** Whether a due document is not issued yet, so that the page should look again: documents follow a moment after the cause. */
export function isDocumentAwaited(
  { status, paymentStatus, paid = '0.00' }: Pick<Order, 'status' | 'paymentStatus'> & Partial<Pick<Order, 'paid'>>,
  documents: readonly Known[],
): boolean {
  const invoiced = sumOf(documents, 'invoice') + sumOf(documents, 'deposit_invoice');
  const credited = sumOf(documents, 'credit_note');
  const isInvoiced = documents.some(({ kind }) => kind === 'invoice');
  if (status === 'cancelled') return credited < invoiced;
  const isDue = paymentStatus === 'paid' || DISPATCHED.includes(status);
  if (isDue && !isInvoiced) return true;
  if (paymentStatus === 'pending' && toPence(paid) > invoiced - credited) return true;
  if (paymentStatus === 'refunded') return isInvoiced && credited < invoiced;
  return paymentStatus === 'partially_refunded' && credited === 0;
}

/** Whether an invoice of the goods is still to come once the order is paid or dispatched: of what is cancelled or refunded there is none. */
export function isInvoiceToCome(
  { status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>,
  documents: readonly Pick<Known, 'kind'>[],
): boolean {
  const isOver = status === 'cancelled' || paymentStatus === 'refunded';
  return !isOver && documents.every(({ kind }) => kind !== 'invoice');
}

function sumOf(documents: readonly Known[], kind: Known['kind']): number {
  return documents.reduce((sum, document) => (document.kind === kind ? sum + toPence(document.total ?? 0) : sum), 0);
}
