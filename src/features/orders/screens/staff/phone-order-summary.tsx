import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { OrderSums } from '../order-sums.tsx';
import type { PhoneOrder } from './use-phone-order.ts';

/** The totals of a phone order, to read out, and the button that places it. */
export function PhoneOrderSummary({ order: { lines, sums, method, call } }: { order: PhoneOrder }) {
  return (
    <Panel title="To read out" className="xl:sticky xl:top-6">
      {lines.length === 0 ? (
        <p className="meta">Add a product to see what the order comes to.</p>
      ) : (
        <OrderSums totals={sums} deliveryName={method?.name} />
      )}
      {call.problem && (
        <div role="alert" tabIndex={-1} className="mt-4">
          <Notice tone="negative" title={call.problem.title}>
            {call.problem.detail}
          </Notice>
        </div>
      )}
      <Button type="submit" full className="mt-4" pending={call.isPending} pendingLabel="Placing...">
        Place the order
      </Button>
      <p className="meta mt-3">The customer gets the receipt by e-mail, with the account to pay to.</p>
    </Panel>
  );
}
