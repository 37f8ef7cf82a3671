import type { Order } from '#features/orders/contract.ts';
import { fittingFacts } from '#features/orders/fitting-words.ts';
import { STATUS_NAMES } from '#features/orders/status.ts';
import { paymentOf } from '#features/orders/ways-paid.ts';
import { DefinitionList } from '#ui/definition-list.tsx';
import { Timeline } from '#ui/timeline.tsx';
import { formatDateTime } from '#values/instant.ts';
import { useShop } from '#web/use-shop.ts';
import { AddressBlock } from '../address-block.tsx';
import { OrderLines } from '../order-lines.tsx';
import { deliveryFact } from './delivery-fact.ts';

/** The lines, addresses and history of an order. */
export function OrderContents({ order }: { order: Order }) {
  const isSilent = useShop()?.sendsEmail === false;
  return (
    <div className="flex min-w-0 flex-col gap-10">
      <section aria-labelledby="lines">
        <h2 id="lines" className="title-2 mb-3">
          What you ordered
        </h2>
        <OrderLines order={order} />
      </section>
      <section aria-labelledby="to" className="grid gap-8 sm:grid-cols-2">
        <h2 id="to" className="sr-only">
          Addresses
        </h2>
        <div>
          <h3 className="title-3 mb-2">{order.deliveryAddress ? 'Delivery address' : 'Collection'}</h3>
          {order.deliveryAddress ? (
            <AddressBlock address={order.deliveryAddress} />
          ) : (
            <p className="text-ink-soft text-sm">{collectionWords(order, isSilent)}</p>
          )}
        </div>
        {order.billingAddress && (
          <div>
            <h3 className="title-3 mb-2">Billing address</h3>
            <AddressBlock address={order.billingAddress} />
          </div>
        )}
      </section>
      <section aria-labelledby="history">
        <h2 id="history" className="title-2 mb-4">
          Order history
        </h2>
        <OrderTimeline events={order.events} />
      </section>
    </div>
  );
}

/** The events of an order, newest first. */
export function OrderTimeline({ events, label = 'Order history' }: { events: Order['events']; label?: string }) {
  const newestFirst = events.toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <Timeline
      label={label}
      items={newestFirst.map((event, at) => ({
        id: `${event.at}-${event.status}-${newestFirst.length - at}`,
        title: STATUS_NAMES[event.status],
        description: [event.description, event.place].filter(Boolean).join(' · '),
        dateTime: event.at,
        timeLabel: formatDateTime(event.at),
        current: at === 0,
        tone: event.status === 'cancelled' ? 'negative' : 'neutral',
      }))}
    />
  );
}

/** The remaining facts of an order; unknown ones are left out. */
export function OrderFacts({ order }: { order: Order }) {
  const delivery = deliveryFact(order);
  const known = [
    { term: 'Order number', value: order.orderNumber },
    { term: 'Payment', value: paymentOf(order) },
    { term: 'Delivery', value: order.deliveryMethod.name },
    ...(delivery ? [delivery] : []),
    ...fittingFacts(order),
    { term: 'Delivery confirmed', value: order.deliveryConfirmedAt && formatDateTime(order.deliveryConfirmedAt) },
    { term: 'Your PO number', value: order.purchaseOrderNumber },
    { term: 'Points earned', value: order.pointsEarned > 0 && order.pointsEarned.toLocaleString('en-GB') },
    { term: 'Your notes', value: order.notes },
  ];
  return <DefinitionList dense items={known.filter(({ value }) => value)} />;
}

function collectionWords({ status }: Order, isSilent: boolean): string {
  const isWaiting = status === 'pending' || status === 'processing';
  if (isWaiting && isSilent) return 'You collect this order. ‘Track order’ shows when it is ready.';
  return isWaiting ? 'You collect this order. We e-mail you when it is ready.' : 'You collect this order.';
}
