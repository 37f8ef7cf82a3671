import type { ReactNode } from 'react';
import type { Order } from '#features/orders/contract.ts';
import { Notice } from '#ui/notice.tsx';
import { formatTime } from '#values/instant.ts';

type CardPaymentNoticeProps = {
  order: Pick<Order, 'cardPayment' | 'status'>;
  /** Whether the shopper returns from the hosted page after paying there; the webhook may not have arrived yet. */
  hasPaid: boolean;
  /** Opens the hosted payment page; shown to the order's owner only. */
  payButton: ReactNode;
};

/** The state of an unpaid card payment, and what the shopper can do about it. */
export function CardPaymentNotice({ order: { cardPayment, status }, hasPaid, payButton }: CardPaymentNoticeProps) {
  if (!cardPayment) return null;
  const { state, payUntil } = cardPayment;
  if (state === 'held') {
    return (
      <Notice tone="info" title="We are looking at your payment">
        A payment has arrived that does not match this order. We look at it and get in touch with you. Please do not pay
        again.
      </Notice>
    );
  }
  if (state === 'processing') {
    return (
      <Notice tone="info" title="Your bank is working on your payment">
        This can take a few working days. We send your order when the money is here; there is nothing more for you to
        do.
      </Notice>
    );
  }
  if (status === 'cancelled') {
    return (
      <Notice tone="negative" title="This order was not paid">
        No payment came through, so the order was cancelled and nothing was charged. You can order the items again.
      </Notice>
    );
  }
  if (state === 'failed') {
    return (
      <Notice tone="negative" title="Your payment did not go through" action={payButton}>
        Nothing was charged. Try again with this or another card, or contact us.
      </Notice>
    );
  }
  if (hasPaid) {
    return (
      <Notice tone="info" role="status" title="Waiting for the confirmation of your payment">
        This takes a few seconds, sometimes a few minutes, and this page shows it by itself. Please do not pay again.
      </Notice>
    );
  }
  return (
    <Notice tone="caution" title="Not paid yet" action={payButton}>
      {payUntil ? (
        <>
          Nothing was charged. Please pay by <strong className="tabular">{formatTime(payUntil)}</strong>; after that the
          order is cancelled and its items go back on sale.
        </>
      ) : (
        'We send your order when it is paid.'
      )}
    </Notice>
  );
}
