import type { ReactNode } from 'react';
import { RETURN_WINDOW_DAYS } from '#features/orders/return-window.ts';
import type { OrderReturns } from '#features/returns/contract.ts';
import { buttonClass } from '#ui/button-class.ts';
import { UiLink } from '#ui/link.tsx';
import { linkClass } from '#ui/link-class.ts';
import { Panel } from '#ui/panel.tsx';
import { formatDate } from '#values/instant.ts';
import { ReturnDetails } from '../return-details.tsx';

type OrderReturnsPanelProps = {
  overview: OrderReturns;
  isCancelled: boolean;
  /** Absent for callers who do not own the order. */
  requestHref?: string | undefined;
  supportHref: string;
  /** Of a guest's receipt. */
  accessKey?: string | undefined;
};

/** The returns of an order, with a link to request one while the window is open, and to support (decision C11). */
export function OrderReturnsPanel({
  overview,
  isCancelled,
  requestHref,
  supportHref,
  accessKey,
}: OrderReturnsPanelProps) {
  const isAnythingLeft = overview.items.some(({ left }) => left > 0);
  const isOnOffer = overview.window === 'open' && isAnythingLeft && requestHref !== undefined;
  return (
    <Panel title="Returns">
      <div id="returns" className="flex flex-col gap-5">
        {overview.returns.map((item) => (
          <ReturnDetails key={item.id} item={item} accessKey={accessKey} />
        ))}
        <p className="text-ink-soft text-sm">
          {isCancelled ? 'This order was cancelled, so there is nothing to send back.' : sentenceOf(overview)} For
          anything else,{' '}
          <UiLink href={supportHref} className={linkClass}>
            contact support
          </UiLink>
          .
        </p>
        {isOnOffer && (
          <UiLink href={requestHref} className={buttonClass({ variant: 'secondary', full: true })}>
            Request a return
          </UiLink>
        )}
      </div>
    </Panel>
  );
}

function sentenceOf({ window, until, items }: OrderReturns): ReactNode {
  if (window === 'before' || until === null)
    return `Once the order is delivered, you can request a return here for ${RETURN_WINDOW_DAYS} days.`;
  if (window === 'after') return `Returns could be requested until ${formatDate(until)}.`;
  if (items.every(({ left }) => left === 0)) return 'All of this order is returned or asked for.';
  return `You can request a return until ${formatDate(until)}.`;
}
