import { type ReactNode, useState } from 'react';
import type { Order } from '#features/orders/contract.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { Notice } from '#ui/notice.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { sentenceOf } from '#web/api.ts';
import { paths } from '#web/paths.ts';
import { LEAVE_QUESTION } from '#web/toast-texts.ts';
import { OrderDetails } from './order-details.tsx';
import { useOrderTasks } from './order-tasks.tsx';

type OrderDrawerProps = {
  /** Null when the drawer is closed. */
  orderNumber: string | null;
  order: Order | undefined;
  error: Error | null;
  status: ReactNode;
  /** Whether this user may change payments and notes, and the customer's points. */
  mayManage: boolean;
  mayAdjust: boolean;
  isAdmin: boolean;
  maySeeCustomers: boolean;
  onChange: (order: Order) => void;
  /** Reloads the order after a change. */
  readAgain: () => void;
  close: () => void;
  /** The parts of other features: first what needs an answer, last what belongs to the order. */
  above: (order: Order) => ReactNode;
  below: (order: Order) => ReactNode;
};

/** One order in a drawer beside the list. */
export function OrderDrawer(props: OrderDrawerProps) {
  // The drawer still shows the order while it slides away.
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
      <ButtonLink href={paths.trackOrder(orderNumber)} variant="secondary">
        Track
      </ButtonLink>
      <ButtonLink href={paths.order(orderNumber)} variant="secondary">
        Customer's view
      </ButtonLink>
    </>
  );
}
