import { type ReactNode, useState } from 'react';
import type { Order } from '#features/orders/contract.ts';
import { StaffOrderDetails } from '#features/orders/web/staff-order-details.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Drawer } from '#ui/drawer.tsx';
import { UiLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { sentenceOf } from '#web/api.ts';
import { paths } from '#web/paths.ts';

type StaffOrderDrawerProps = {
  /** The order to show; null keeps the drawer shut. */
  orderNumber: string | null;
  order: Order | undefined;
  error: Error | null;
  status: ReactNode;
  onClose: () => void;
};

/** One order beside the list, so that the place in the list is kept. */
export function StaffOrderDrawer(props: StaffOrderDrawerProps) {
  // While it slides away it still shows what it showed.
  const [shown, setShown] = useState(props);
  if (props.orderNumber !== null && props !== shown) setShown(props);
  const { orderNumber, order, error, status } = props.orderNumber === null ? shown : props;
  return (
    <Drawer
      open={props.orderNumber !== null}
      onClose={props.onClose}
      width="lg"
      title={orderNumber ?? 'Order'}
      footer={order && <OrderLinks orderNumber={order.orderNumber} />}
    >
      {order ? (
        <StaffOrderDetails order={order} status={status} />
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

function OrderLinks({ orderNumber }: { orderNumber: string }) {
  return (
    <>
      <UiLink href={paths.trackOrder(orderNumber)} className={buttonClass({ variant: 'secondary' })}>
        Track
      </UiLink>
      <UiLink href={paths.order(orderNumber)} className={buttonClass({ variant: 'secondary' })}>
        Customer's view
      </UiLink>
    </>
  );
}
