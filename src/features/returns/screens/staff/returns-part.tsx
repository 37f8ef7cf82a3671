import { useState } from 'react';
import type { Order } from '#features/orders/contract.ts';
import type { Return } from '#features/returns/contract.ts';
import { api } from '#web/api.ts';
import { useLive } from '#web/live/use-live.ts';
import { useQuery } from '#web/query/use-query.ts';
import { ReturnDetails } from '../return-details.tsx';
import { ReturnDialog, type ReturnTask } from './return-dialog.tsx';
import { ReturnTasks } from './return-tasks.tsx';

type ReturnsPartProps = {
  order: Order;
  mayManage: boolean;
  isAdmin: boolean;
  /** Called when the order itself has changed, such as its payments. */
  onChange: () => void;
};

/** The returns of an order in the staff's drawer, with their actions; nothing when there are none. */
export function ReturnsPart({ order, mayManage, isAdmin, onChange }: ReturnsPartProps) {
  const { id, orderNumber } = order;
  const [open, setOpen] = useState<{ task: ReturnTask; item: Return } | null>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: ['order-returns', id],
    gcTime: 0,
    queryFn: ({ signal }) => api('GET /api/orders/{id}/returns', { params: { id: String(id) }, query: {} }, { signal }),
  });
  useLive({ about: 'order', orderNumber }, () => void refetch());
  if (isError) return <p className="meta mb-7">The returns of this order could not be read.</p>;
  if (!data || data.returns.length === 0) return null;
  return (
    <section className="mb-7">
      <h3 className="title-3 mb-2">Returns</h3>
      <ul className="divide-y divide-line border-line border-y">
        {data.returns.map((item) => (
          <li key={item.id} className="flex flex-col gap-3 py-4">
            <ReturnDetails item={item} />
            {item.staff?.answeredBy && (
              <p className="meta">
                Answered by <bdi className="name">{item.staff.answeredBy}</bdi>
                {item.staff.isRestocked && ', goods back in stock'}
              </p>
            )}
            {mayManage && (
              <ReturnTasks
                item={item}
                mayRefund={isAdmin || !order.staff?.areRefundsForAdmins}
                onOpen={(task) => setOpen({ task, item })}
              />
            )}
          </li>
        ))}
      </ul>
      <ReturnDialog
        task={open?.task ?? null}
        item={open?.item}
        order={order}
        onDone={() => {
          setOpen(null);
          void refetch();
          onChange();
        }}
        onStale={() => void refetch()}
        onClose={() => setOpen(null)}
      />
    </section>
  );
}
