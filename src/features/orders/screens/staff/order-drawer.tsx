import { type ReactNode, useState } from 'react';
import type { Order } from '#features/orders/contract.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Drawer } from '#ui/drawer.tsx';
import { UiLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { sentenceOf } from '#web/api.ts';
import { LEAVE_QUESTION } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { OrderDetails } from './order-details.tsx';
import { useOrderTasks } from './order-tasks.tsx';

type OrderDrawerProps = {
  /** The order to show; null: the drawer is shut. */
  orderNumber: string | null;
  order: Order | undefined;
  error: Error | null;
  status: ReactNode;
  /** Whether the money and the notes, and whether the customer's points, are this user's to change. */
  mayManage: boolean;
  mayAdjust: boolean;
  maySeeCustomers: boolean;
  onChange: (order: Order) => void;
  /** Something about the order is no longer as it is shown. */
  readAgain: () => void;
  close: () => void;
  /** What other subjects show of an order: first what waits for an answer, last what belongs to it. */
  above: (order: Order) => ReactNode;
  below: (order: Order) => ReactNode;
};

/** One order beside the list, so that the place in the list is not lost. */
export function OrderDrawer(props: OrderDrawerProps) {
  // While it slides away it still shows what it showed.
  const [shown, setShown] = useState(props);
  if (props.orderNumber !== null && props !== shown) setShown(props);
  const { orderNumber, order, error, status } = props.orderNumber === null ? shown : props;
  const tasks = useOrderTasks({ ...props, onStale: props.readAgain });
  return (
    <Drawer
      open={props.orderNumber !== null}
      onClose={props.close}
      leaveQuestion={LEAVE_QUESTION}
      width="lg"
      title={orderNumber ?? 'Order'}
      footer={order && <OrderLinks orderNumber={order.orderNumber}>{tasks.nextStepOf(order)}</OrderLinks>}
    >
      {order ? (
        <>
          {props.above(order)}
          <OrderDetails
            order={order}
            status={status}
            {...tasks.slotsOf(order)}
            customerHref={
              props.maySeeCustomers && order.customerId !== null ? paths.customer(order.customerId) : undefined
            }
          />
          {props.below(order)}
          {tasks.dialogsOf(order)}
        </>
      ) : error ? (
        <Notice tone="negative" role="alert" title="This order cannot be shown">
          {sentenceOf(error, 'The order could not be read. Please try again.')}
        </Notice>
      ) : (
        <SkeletonText lines={12} />
      )}
    </Drawer>
  );
}

function OrderLinks({ orderNumber, children }: { orderNumber: string; children: ReactNode }) {
  return (
    <>
      {children}
      <UiLink href={paths.trackOrder(orderNumber)} className={buttonClass({ variant: 'secondary' })}>
        Track
      </UiLink>
      <UiLink href={paths.order(orderNumber)} className={buttonClass({ variant: 'secondary' })}>
        Customer's view
      </UiLink>
    </>
  );
}
