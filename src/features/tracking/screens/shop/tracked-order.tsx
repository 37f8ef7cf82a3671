import { ArrowLeft, Headset } from 'lucide-react';
import { OrderStatusBadge } from '#features/orders/screens/status-badge.tsx';
import type { Tracking } from '#features/tracking/contract.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { UiLink } from '#ui/link.tsx';
import { quietLinkClass } from '#ui/link-class.ts';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Progress } from '#ui/progress.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Problem } from '#values/problem.ts';
import { useLiveOrder } from '#web/live/live-subscriptions.ts';
import { useLivePage } from '#web/live/use-live.ts';
import { paths } from '#web/paths.ts';
import { useNow } from '../age.ts';
import { DeliveryProof } from '../delivery-proof.tsx';
import { DeliveryConfirmation } from './delivery-confirmation.tsx';
import { DriverCard } from './driver-card.tsx';
import { describeMap } from './map/map-words.ts';
import { TrackingMap } from './map/tracking-map.tsx';
import { TrackingFacts, TrackingHistory } from './tracking-facts.tsx';

type TrackedOrderProps = {
  tracking: Tracking;
  /** When it was read, for the page before its scripts arrive. */
  readAt: number;
  /** The key of a guest's receipt (decision C10). */
  accessKey?: string;
  /** Why the delivery could not be confirmed. */
  refused?: Problem;
};

/** The tracking of one order, updated live. */
export function TrackedOrder({ tracking, readAt, accessKey, refused }: TrackedOrderProps) {
  const { orderNumber, status, isOwner, deliveryAddress, deliveryConfirmedAt, proof } = tracking;
  const now = useNow() ?? readAt;
  // Signed-in owners get live events of their orders anyway; all others subscribe by number.
  useLiveOrder(isOwner && accessKey === undefined ? undefined : orderNumber);
  useLivePage({ about: 'order', orderNumber });
  return (
    <Container className="pb-20">
      <PageHeader
        title={`Order ${orderNumber}`}
        meta={<OrderStatusBadge status={status} />}
        back={
          <UiLink
            href={paths.trackOrder()}
            className={`${quietLinkClass} flex min-h-11 w-fit items-center gap-2 text-sm`}
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            Track Another Order
          </UiLink>
        }
        actions={
          <>
            {isOwner && (
              <ButtonLink href={paths.order(orderNumber, accessKey)} variant="secondary">
                View Order Details
              </ButtonLink>
            )}
            <ButtonLink href={paths.contact(`Order ${orderNumber}`)} variant="secondary">
              <Headset aria-hidden="true" className="size-4" />
              Contact Support
            </ButtonLink>
          </>
        }
      />
      {status === 'cancelled' ? (
        <Notice tone="negative" title="This order was cancelled">
          Nothing will be delivered. If that surprises you, please contact support.
        </Notice>
      ) : (
        <Progress label="Progress" value={tracking.progress} />
      )}
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-12">
        <div className="flex min-w-0 flex-col gap-10">
          {status !== 'cancelled' && <TrackingMap tracking={tracking} words={describeMap(tracking, now)} />}
          <section aria-labelledby="history">
            <h2 id="history" className="title-2 mb-4">
              Tracking history
            </h2>
            <TrackingHistory updates={tracking.trackingUpdates} />
          </section>
        </div>
        <aside className="flex flex-col gap-6 max-lg:order-first">
          {isOwner && status === 'delivered' && (
            <DeliveryConfirmation {...{ orderNumber, accessKey, refused }} confirmedAt={deliveryConfirmedAt} />
          )}
          <TrackingFacts tracking={tracking} now={now} />
          {deliveryAddress && <DriverCard {...tracking} />}
          {proof && <DeliveryProof proof={proof} accessKey={accessKey} />}
        </aside>
      </div>
      <p className="meta mt-10">
        Something not right? <TextLink href={paths.contact(`Order ${orderNumber}`)}>Tell us</TextLink>, and give the
        order number.
      </p>
    </Container>
  );
}
