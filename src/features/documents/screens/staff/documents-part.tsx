import type { Order } from '#features/orders/contract.ts';
import { SkeletonText } from '#ui/skeleton.tsx';
import { api } from '#web/api.ts';
import { useLive } from '#web/live/use-live.ts';
import { useQuery } from '#web/query/use-query.ts';
import { DocumentList } from '../document-list.tsx';

/** The documents of an order in the staff's drawer, with its packing slip. */
export function DocumentsPart({ order }: { order: Pick<Order, 'id' | 'orderNumber' | 'version' | 'paymentStatus'> }) {
  const { id, orderNumber, version, paymentStatus } = order;
  const {
    data: documents,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['order-documents', id, version, paymentStatus],
    queryFn: ({ signal }) =>
      api('GET /api/orders/{id}/documents', { params: { id: String(id) }, query: {} }, { signal }),
    keepsShowing: (before) => before[1] === id,
  });
  // A document is issued a moment after what it is issued for.
  useLive({ about: 'order', orderNumber }, () => void refetch());
  return (
    <section className="mt-7">
      <h3 className="title-3 mb-2">Documents</h3>
      {documents ? (
        <DocumentList documents={documents} />
      ) : isError ? (
        <p className="meta">The documents could not be read.</p>
      ) : (
        <SkeletonText lines={2} />
      )}
    </section>
  );
}
