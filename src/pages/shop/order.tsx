import { useEffect } from 'react';
import { redirect } from 'react-router';
import { refreshCart } from '#features/cart/screens/use-add-to-cart.ts';
import { OrderDocuments } from '#features/documents/screens/shop/order-documents.tsx';
import { PlacedOrderSums } from '#features/orders/screens/order-sums.tsx';
import { forgetDraft } from '#features/orders/screens/shop/checkout-draft.ts';
import { OrderContents, OrderFacts } from '#features/orders/screens/shop/order-contents.tsx';
import { OrderHeader } from '#features/orders/screens/shop/order-header.tsx';
import { PAY_INTENT } from '#features/orders/screens/shop/pay-form.tsx';
import { KeepAddressNotice, PaymentNotices } from '#features/orders/screens/shop/payment-notices.tsx';
import { rememberedOrderKey } from '#features/orders/screens/shop/remembered-order-key.ts';
import { reorder } from '#features/orders/screens/shop/reorder.ts';
import { ReorderForm, useReorder } from '#features/orders/screens/shop/reorder-form.tsx';
import { ReorderOutcome } from '#features/orders/screens/shop/reorder-outcome.tsx';
import { OrderReturnsPanel } from '#features/returns/screens/shop/order-returns.tsx';
import { Container } from '#ui/container.tsx';
import { Panel } from '#ui/panel.tsx';
import { readOrderNumber } from '#values/order-number.ts';
import { orErrorPage, orSignIn } from '#web/errors/page-error.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { RefusedNotice } from '#web/forms/refused-notice.tsx';
import { restoreForm } from '#web/forms/restore-form.ts';
import { keyHeaders } from '#web/head/key-headers.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { useLiveOrder } from '#web/live/live-subscriptions.ts';
import { useLivePage } from '#web/live/use-live.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import { useQueryClient } from '#web/query/client-context.tsx';
import type { Route } from './+types/order.ts';

export const meta: Route.MetaFunction = ({ matches, params }) => pageMeta(matches, `Order ${params.orderNumber}`);

export const headers = keyHeaders;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const { searchParams } = new URL(request.url);
  const id = readOrderNumber(params.orderNumber) ?? params.orderNumber;
  const key = searchParams.get('key') ?? undefined;
  // The payment page never learns a guest's key, so the browser stored it before going there.
  const stored = key === undefined && searchParams.has('payment') ? rememberedOrderKey(request) : undefined;
  if (stored)
    throw redirect(`${paths.order(id, stored)}&payment=${searchParams.get('payment') === 'done' ? 'done' : 'left'}`);
  const asked = orSignIn(api('GET /api/orders/{id}', { params: { id }, query: { key } }), paths.order(id), key);
  const [order, methods, documents, returns, { user }] = await Promise.all([
    orErrorPage(asked),
    api('GET /api/payment-methods'),
    orErrorPage(asked.then(() => api('GET /api/orders/{id}/documents', { params: { id }, query: { key } }))),
    orErrorPage(asked.then(() => api('GET /api/orders/{id}/returns', { params: { id }, query: { key } }))),
    api('GET /api/session'),
  ]);
  const isBankTransfer = methods.some(
    ({ name, provider }) => provider === 'bank_transfer' && name === order.paymentMethod,
  );
  const isOwner = key !== undefined || (user !== null && user.id === order.customerId);
  const hasPaid = searchParams.get('payment') === 'done';
  const isPlaced = searchParams.has('placed') || (hasPaid && order.paymentStatus === 'paid');
  // The cart became this order before the visitor went to the payment page.
  const isOrdered = isPlaced || searchParams.has('payment');
  return { order, documents, returns, isBankTransfer, isOwner, isPlaced, isOrdered, hasPaid, guestKey: key };
}

/** Leads to the payment page; also 'Order again' without scripts. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const api = context.get(pageApi);
  const key = new URL(request.url).searchParams.get('key') ?? undefined;
  const id = readOrderNumber(params.orderNumber) ?? params.orderNumber;
  try {
    const order = await api('GET /api/orders/{id}', { params: { id }, query: { key } });
    if ((await request.formData()).get('intent') !== PAY_INTENT) return { reordered: await reorder(api, order) };
    const { redirectUrl } = await api('POST /api/orders/{id}/card-payment', {
      params: { id: String(order.id) },
      query: { key },
    });
    return redirect(redirectUrl);
  } catch (error) {
    return refusedForm(error, {});
  }
}

export const clientAction = restoreForm(() => ({}));

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, documents, returns, isBankTransfer, isOwner, isPlaced, isOrdered, hasPaid, guestKey } = loaderData;
  const client = useQueryClient();
  useLivePage({ about: 'order', orderNumber: order.orderNumber });
  useLiveOrder(guestKey === undefined ? undefined : order.orderNumber);
  const refused = actionData && 'problem' in actionData ? actionData.problem : undefined;
  const again = useReorder(order, actionData && 'reordered' in actionData ? actionData.reordered : undefined);
  useEffect(() => {
    if (!isOrdered) return;
    forgetDraft();
    void refreshCart(client);
  }, [client, isOrdered]);
  // An unpaid order offers no 'Order again', so that it is not placed twice.
  const isToBePaid = order.cardPayment !== null && order.status !== 'cancelled';
  return (
    <Container className="pb-20">
      <OrderHeader order={order} isPlaced={isPlaced} guestKey={guestKey}>
        {isOwner && !isPlaced && !isToBePaid && <ReorderForm call={again.call} />}
      </OrderHeader>
      <RefusedNotice problem={refused} className="mb-6" />
      {again.outcome && <ReorderOutcome outcome={again.outcome} />}
      {isPlaced && guestKey !== undefined && <KeepAddressNotice />}
      <PaymentNotices order={order} {...{ isBankTransfer, isOwner, hasPaid }} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-12">
        <OrderContents order={order} />
        <aside className="flex flex-col gap-6">
          <Panel title="Order Summary">
            <PlacedOrderSums order={order} />
          </Panel>
          <OrderDocuments order={order} documents={documents} guestKey={guestKey} />
          <OrderFacts order={order} />
          <OrderReturnsPanel
            overview={returns}
            isCancelled={order.status === 'cancelled'}
            requestHref={isOwner ? paths.requestReturn(order.orderNumber, guestKey) : undefined}
            accessKey={guestKey}
            supportHref={paths.contact(`Return for order ${order.orderNumber}`)}
          />
        </aside>
      </div>
    </Container>
  );
}
