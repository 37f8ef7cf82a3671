import type { Order } from '#features/orders/contract.ts';
import { AddressBlock } from '../address-block.tsx';
import { OrderLines } from '../order-lines.tsx';
import { OrderTimeline } from './order-timeline.tsx';

/** The lines, addresses and history of an order. */
export function OrderContents({ order }: { order: Order }) {
  return (
    <div className="flex min-w-0 flex-col gap-10">
      <section aria-labelledby="lines">
        <h2 id="lines" className="title-2 mb-3">
          What you ordered
        </h2>
        <OrderLines items={order.items} />
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
            <p className="text-ink-soft text-sm">You collect this order. We e-mail you when it is ready.</p>
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
