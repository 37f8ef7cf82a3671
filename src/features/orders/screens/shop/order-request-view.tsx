import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { refreshCart } from '#features/cart/screens/use-add-to-cart.ts';
import type { OrderRequest } from '#features/orders/requests/contract.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Panel } from '#ui/panel.tsx';
import { formatPounds, toPence } from '#values/money.ts';
import type { Problem } from '#values/problem.ts';
import { RefusedNotice } from '#web/forms/refused-notice.tsx';
import { paths } from '#web/paths.ts';
import { useQueryClient } from '#web/query/client-context.tsx';
import { useIsSilent } from '#web/use-is-silent.ts';
import { RequestTerms } from '../request-terms.tsx';
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
  const { status, terms, offer, order } = request;
  return (
    <>
      <PageHeader title={TITLES[status]} />
      <RefusedNotice problem={problem} className="mb-6" />
      <div className="mb-8">
        <WhatHappens request={request} />
      </div>
      <Panel title="What you asked for">
        <RequestTerms terms={terms} offer={offer} reader="buyer" />
      </Panel>
      {offer && <AgreeForm version={request.version} total={offer.grandTotal} />}
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
};

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
        It is placed when you agree to what it is now. Nothing is reserved until then.
      </Notice>
    );
  }
  if (status === 'confirmed') return <p>Our staff have confirmed it. How to pay it stands on its page.</p>;
  return (
    <Notice tone="caution" title="Nothing was ordered, and there is nothing to pay">
      <p className="whitespace-pre-line break-words">{answer}</p>
    </Notice>
  );
}

const WHY: Record<OrderRequest['reason'], string> = {
  orders: 'Several orders from where you are wait for their payment already.',
  amount: 'This is a large order to be paid later.',
  stock: 'This order would take much of our stock before it is paid.',
  rush: 'Far more orders to be paid later reach us just now than usual.',
};

function AgreeForm({ version, total }: { version: number; total: string }) {
  const isSent = useNavigation().state !== 'idle';
  return (
    <Form method="post" className="mt-6">
      <input type="hidden" name="version" value={version} />
      <Button type="submit" variant="accent" pending={isSent}>
        Agree and order · {formatPounds(toPence(total))} inc VAT
      </Button>
    </Form>
  );
}
