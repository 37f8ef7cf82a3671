import { isDocumentAwaited } from '#features/documents/awaited.ts';
import type { Order } from '#features/orders/contract.ts';
import { SkeletonText } from '#ui/skeleton.tsx';
import { api } from '#web/api.ts';
import { useQuery } from '#web/query/use-query.ts';
import { DocumentList } from '../document-list.tsx';

const LOOK_AGAIN_MS = 1_500;

/** The documents of an order in the staff's drawer, with its packing slip. */
export function DocumentsPart({ order }: { order: Pick<Order, 'id' | 'version' | 'status' | 'paymentStatus'> }) {
  const { id, version, paymentStatus } = order;
  const { data: documents, isError } = useQuery({
    queryKey: ['order-documents', id, version, paymentStatus],
    queryFn: async ({ signal }) => {
      const read = () => api('GET /api/orders/{id}/documents', { params: { id: String(id) }, query: {} }, { signal });
      const found = await read();
      if (!isDocumentAwaited(order, found)) return found;
      // A document is being issued.
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
      return read();
    },
    keepsShowing: (before) => before[1] === id,
  });
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
