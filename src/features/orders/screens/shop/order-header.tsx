import { Headset, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Order } from '#features/orders/contract.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { formatDateTime } from '#values/instant.ts';
import { paths } from '#web/paths.ts';
import { useShop } from '#web/use-shop.ts';
import { OrderPaymentBadge, OrderStatusBadge } from '../status-badge.tsx';

type OrderHeaderProps = {
  order: Order;
  /** Whether it was placed just now. */
  isPlaced: boolean;
  guestKey: string | undefined;
  /** Further actions. */
  children: ReactNode;
};

/** The header of a customer's order, which thanks for a new one, with its status and actions. */
export function OrderHeader({ order, isPlaced, guestKey, children }: OrderHeaderProps) {
  const sendsEmail = useShop()?.sendsEmail;
  return (
    <PageHeader
      title={isPlaced ? 'Thank you' : `Order ${order.orderNumber}`}
      description={
        isPlaced ? (
          <>
            Your order <strong className="tabular whitespace-nowrap text-ink">{order.orderNumber}</strong> is placed.{' '}
            {sendsEmail ? (
              <>
                A receipt is on its way to <span className="name">{order.email}</span>.
              </>
            ) : (
              'Everything about it stands on this page.'
            )}
          </>
        ) : undefined
      }
      meta={
        <>
          <OrderStatusBadge status={order.status} />
          <OrderPaymentBadge order={order} />
          <span>Placed {formatDateTime(order.orderDate)}</span>
        </>
      }
      actions={
        <>
          <ButtonLink href={paths.trackOrder(order.orderNumber, guestKey)}>
            <MapPin aria-hidden="true" className="size-4" />
            Track order
          </ButtonLink>
          <ButtonLink href={paths.contact(`Order ${order.orderNumber}`)} variant="secondary">
            <Headset aria-hidden="true" className="size-4" />
            Contact Support
          </ButtonLink>
          {children}
        </>
      }
    />
  );
}
