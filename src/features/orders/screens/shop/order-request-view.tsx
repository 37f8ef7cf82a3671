import { useEffect, useRef } from 'react';
import { refreshCart } from '#features/cart/screens/use-add-to-cart.ts';
import type { OrderRequest } from '#features/orders/requests/contract.ts';
import { isOpen } from '#features/orders/requests/status.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Panel } from '#ui/panel.tsx';
import type { Problem } from '#values/problem.ts';
import { RefusedNotice } from '#web/forms/refused-notice.tsx';
import { paths } from '#web/paths.ts';
import { useQueryClient } from '#web/query/client-context.tsx';
import { useIsSilent } from '#web/use-is-silent.ts';
import { isChanged } from '../changed-notice.tsx';
import { RequestTerms } from '../request-terms.tsx';
import { AnswerOffer, WithdrawRequest } from './answer-offer.tsx';
import { forgetDraft } from './checkout-draft.ts';

interface OrderRequestViewProps {
  request: OrderRequest;
  /** Just now, at the checkout. */
  isPlaced: boolean;
  problem: Problem | undefined;
}

/** An order that staff confirm first, as its guest sees it: what happens now, and what is to be agreed to. */
export function OrderRequestView({ request, isPlaced, problem }: OrderRequestViewProps) {
  const client = useQueryClient();
  useEffect(() => {
    if (!isPlaced) return;
    forgetDraft();
    void refreshCart(client);
  }, [client, isPlaced]);
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) news.current?.focus();
  }, [problem]);
  const { status, offer, order, version } = request;
  return (
    <>
      <PageHeader title={TITLES[status]} />
      <div ref={news} tabIndex={-1} role={problem && 'alert'} className="mb-8 rounded-md outline-offset-2">
        {/* Answered meanwhile: the answer itself stands below. */}
        {problem && isOpen(status) && <WhyRefused problem={problem} />}
        <WhatHappens request={request} />
      </div>
      <Panel title="What you asked for">
        <RequestTerms request={request} reader="buyer" />
      </Panel>
      {offer && <AnswerOffer version={version} total={offer.grandTotal} />}
      {status === 'waiting' && <WithdrawRequest version={version} />}
      <div className="mt-8">
        {order ? (
          <ButtonLink href={paths.order(order.orderNumber, order.accessKey)}>Open your order</ButtonLink>
        ) : (
          <ButtonLink href={paths.contact()} variant="secondary">
            Ask us about it
          </ButtonLink>
        )}
      </div>
    </>
  );
}

const TITLES: Record<OrderRequest['status'], string> = {
  waiting: 'Your order waits for our confirmation',
  offered: 'Your order has changed: do you agree?',
  confirmed: 'Your order is placed',
  declined: 'We could not take your order',
  withdrawn: 'You have withdrawn your order',
};

function WhyRefused({ problem }: { problem: Problem }) {
  if (!isChanged(problem)) return <RefusedNotice problem={problem} className="mb-6" />;
  return (
    <Notice tone="negative" title="Please look at it again" className="mb-6">
      {problem.detail}
    </Notice>
  );
}

function WhatHappens({ request: { status, reason, email, answer } }: { request: OrderRequest }) {
  const isSilent = useIsSilent();
  const where = isSilent ? 'The answer will stand on this page, so keep its address.' : `The answer goes to ${email}.`;
  if (status === 'waiting') {
    return (
      <Notice tone="info" title="It is not placed yet, and there is nothing to pay">
        <p>{WHY[reason]} Our staff look at it and confirm it, and then it is placed.</p>
        <p className="mt-2">
          Nothing is reserved for you until then. Please send no money before it is confirmed. {where}
        </p>
        <p className="mt-2">An order that is paid by card goes through at once.</p>
      </Notice>
    );
  }
  if (status === 'offered') {
    return (
      <Notice tone="caution" title="Something has changed since you sent it">
        It is placed when you agree to what it is now. Nothing is reserved until then, and you may say no.
      </Notice>
    );
  }
  if (status === 'confirmed') return <p>It is confirmed. How to pay it stands on its page.</p>;
  if (status === 'withdrawn') {
    return (
      <Notice tone="info" title={NOTHING_ORDERED}>
        You can order the goods again whenever you like.
      </Notice>
    );
  }
  return (
    <Notice tone="caution" title={NOTHING_ORDERED}>
      <p className="whitespace-pre-line break-words">{answer}</p>
    </Notice>
  );
}

const NOTHING_ORDERED = 'Nothing was ordered, and there is nothing to pay';

const WHY: Record<OrderRequest['reason'], string> = {
  orders: 'Several orders from where you are wait for their payment already.',
  amount: 'This is a large order to be paid later.',
  stock: 'This order would take much of our stock before it is paid.',
  rush: 'Far more orders to be paid later reach us just now than usual.',
};
