import { useState } from 'react';
import { nameOfUser } from '#features/accounts/user-name.ts';
import { Drawer } from '#ui/drawer.tsx';
import { Notice } from '#ui/notice.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { api, sentenceOf } from '#web/api.ts';
import { useLive } from '#web/live/use-live.ts';
import { paths } from '#web/paths.ts';
import { useQuery } from '#web/query/use-query.ts';
import { CustomerDetails } from './customer-details.tsx';
import { type CustomerRights, useCustomerTasks } from './customer-tasks.tsx';

type CustomerDrawerProps = CustomerRights & {
  /** Null closes the drawer. */
  id: string | null;
  maySeeOrders: boolean;
  /** Called when the list must show this customer anew. */
  onChange: () => void;
  onClose: () => void;
};

/** One customer beside the list, so that the list does not scroll. */
export function CustomerDrawer({ id, maySeeOrders, onChange, onClose, ...rights }: CustomerDrawerProps) {
  // Still shown while the drawer slides away.
  const [shownId, setShownId] = useState(id);
  if (id !== null && id !== shownId) setShownId(id);
  const asked = useQuery({
    queryKey: ['customer', shownId],
    enabled: shownId !== null,
    gcTime: 0,
    queryFn: ({ signal }) => readCustomer(shownId ?? '', signal),
  });
  const { data: customer, error } = asked;
  const readAgain = () => void (shownId !== null && asked.refetch());
  useLive({ about: 'order' }, readAgain);
  useLive({ about: 'messages' }, readAgain);
  const tasks = useCustomerTasks({
    ...rights,
    load: (customerId) => readCustomer(String(customerId)),
    onDone: () => {
      readAgain();
      onChange();
    },
  });
  const name = customer ? nameOfUser(customer) : 'Customer';
  return (
    <Drawer open={id !== null} onClose={onClose} width="lg" title={<bdi className="name">{name}</bdi>}>
      {customer ? (
        <>
          <CustomerDetails
            customer={customer}
            orderHref={maySeeOrders ? paths.staffOrder : undefined}
            // By the account: an order keeps the e-mail address that it was placed with.
            allOrdersHref={maySeeOrders ? `${paths.staffOrders}?customerId=${customer.id}` : undefined}
            messageHref={(id) => `${paths.staffMessages}?message=${id}`}
            {...tasks.actionsOf(customer)}
          />
          {tasks.dialogsOf(customer)}
        </>
      ) : error ? (
        <Notice tone="negative" role="alert" title="This customer cannot be shown">
          {sentenceOf(error, 'The customer could not be read. Please try again.')}
        </Notice>
      ) : (
        <SkeletonText lines={12} />
      )}
    </Drawer>
  );
}

function readCustomer(id: string, signal?: AbortSignal) {
  return api('GET /api/customers/{id}', { params: { id } }, { signal });
}
