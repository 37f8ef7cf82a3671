import { isDocumentAwaited, isInvoiceToCome } from '#features/documents/awaited.ts';
import type { OrderDocument } from '#features/documents/contract.ts';
import type { Order } from '#features/orders/contract.ts';
import { Panel } from '#ui/panel.tsx';
import { useIsRegistered } from '#web/use-is-registered.ts';
import { DocumentList } from '../document-list.tsx';

type OrderDocumentsProps = {
  order: Pick<Order, 'status' | 'paymentStatus' | 'paid'>;
  documents: readonly OrderDocument[];
  guestKey?: string | undefined;
};

/** The documents of the buyer's own order; one that is being issued arrives with the page's live event. */
export function OrderDocuments({ order, documents, guestKey }: OrderDocumentsProps) {
  const invoice = useIsRegistered() ? 'VAT invoice' : 'invoice';
  const isAwaited = isDocumentAwaited(order, documents);
  const isToCome = isInvoiceToCome(order, documents);
  return (
    <Panel title="Documents">
      {!isAwaited && !isToCome && documents.length === 0 && <p className="meta">This order has no documents.</p>}
      {documents.length > 0 && <DocumentList documents={documents} guestKey={guestKey} />}
      {isAwaited ? (
        <p className="meta">Your document is being prepared. It appears here in a moment.</p>
      ) : (
        isToCome && (
          <p className="meta not-first:mt-3">
            {documents.some(({ kind }) => kind === 'deposit_invoice') ? 'The invoice of the rest' : `Your ${invoice}`}{' '}
            appears here when the order is paid or dispatched.
          </p>
        )
      )}
    </Panel>
  );
}
