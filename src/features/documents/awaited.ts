import type { Order } from '#features/orders/contract.ts';
import { toPence } from '#values/money.ts';
import type { OrderDocument } from './contract.ts';

type Known = Pick<OrderDocument, 'kind' | 'total'>;

/**
 * Whether an order should have a document that is not there yet. They are issued a moment after what they are issued for,
 * so that a page which shows it at once had better look again.
 */
export function isDocumentAwaited(
  { status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>,
  documents: readonly Known[],
): boolean {
  const invoiced = sumOf(documents, 'invoice');
  const credited = sumOf(documents, 'credit_note');
  const isInvoiced = documents.some(({ kind }) => kind === 'invoice');
  if (status === 'cancelled') return isInvoiced && credited < invoiced;
  const isDue = paymentStatus === 'paid' || ['shipped', 'out_for_delivery', 'delivered'].includes(status);
  if (isDue && !isInvoiced) return true;
  if (paymentStatus === 'refunded') return isInvoiced && credited < invoiced;
  return paymentStatus === 'partially_refunded' && credited === 0;
}

function sumOf(documents: readonly Known[], kind: Known['kind']): number {
  return documents.reduce((sum, document) => (document.kind === kind ? sum + toPence(document.total ?? 0) : sum), 0);
}
