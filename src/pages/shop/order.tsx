import { Headset, MapPin } from 'lucide-react';
import { useEffect } from 'react';
import { redirect } from 'react-router';
import { refreshCart } from '#features/cart/screens/use-add-to-cart.ts';
import { OrderDocuments } from '#features/documents/screens/shop/order-documents.tsx';
import { AddressBlock } from '#features/orders/screens/address-block.tsx';
import { OrderLines } from '#features/orders/screens/order-lines.tsx';
import { OrderSummary } from '#features/orders/screens/order-summary.tsx';
import { BankTransferNotice } from '#features/orders/screens/shop/bank-transfer-notice.tsx';
import { CardPaymentNotice } from '#features/orders/screens/shop/card-payment-notice.tsx';
import { forgetDraft } from '#features/orders/screens/shop/checkout-draft.ts';
import { OrderTimeline } from '#features/orders/screens/shop/order-timeline.tsx';
import { PAY_INTENT, PayForm } from '#features/orders/screens/shop/pay-form.tsx';
import { rememberedOrderKey } from '#features/orders/screens/shop/remembered-order-key.ts';
import { reorder } from '#features/orders/screens/shop/reorder.ts';
import { ReorderForm, useReorder } from '#features/orders/screens/shop/reorder-form.tsx';
import { ReorderOutcome } from '#features/orders/screens/shop/reorder-outcome.tsx';
import { OrderStatusBadge, PaymentStatusBadge } from '#features/orders/screens/status-badge.tsx';
import { OrderReturnsPanel } from '#features/returns/screens/shop/order-returns.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Container } from '#ui/container.tsx';
import { DefinitionList } from '#ui/definition-list.tsx';
import { UiLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Panel } from '#ui/panel.tsx';
import { formatDate, formatDateTime } from '#values/instant.ts';
import { readOrderNumber } from '#values/order-number.ts';
import { ApiError } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { restoreForm } from '#web/forms/restore-form.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { useLiveOrder } from '#web/live/live-subscriptions.ts';
import { useLivePage } from '#web/live/use-live.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import { useQueryClient } from '#web/query/client-context.tsx';
import type { Route } from './+types/order.ts';

export const meta: Route.MetaFunction = ({ matches, params }) => pageMeta(matches, `Order ${params.orderNumber}`);

// The address holds the guest's key, which must not travel on to any other site in a Referer. 'no-referrer' would also take
// the Origin from the page's own forms, which are then turned away as another website's.
export const headers = () => ({ 'Referrer-Policy': 'same-origin' });

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const { searchParams } = new URL(request.url);
  const id = readOrderNumber(params.orderNumber) ?? params.orderNumber;
  const key = searchParams.get('key') ?? undefined;
  // The page to pay on never learns the key of a guest, so the browser has kept it meanwhile.
  const kept = key === undefined && searchParams.has('payment') ? rememberedOrderKey(request) : undefined;
  if (kept)
    throw redirect(`${paths.order(id, kept)}&payment=${searchParams.get('payment') === 'done' ? 'done' : 'left'}`);
  const asked = api('GET /api/orders/{id}', { params: { id }, query: { key } }).catch((error: unknown) => {
    // Whose order it is can only be told once somebody has signed in.
    if (error instanceof ApiError && error.status === 401) throw redirect(paths.login(paths.order(id)));
    throw error;
  });
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
  // On the way to the page to pay on, the cart has become this order.
  const isOrdered = isPlaced || searchParams.has('payment');
  return { order, documents, returns, isBankTransfer, isOwner, isPlaced, isOrdered, hasPaid, guestKey: key };
}

/** Leads to the page to pay on; and 'Order again' before the scripts have arrived. */
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
    // The cart has become this order.
    void refreshCart(client);
  }, [client, isOrdered]);
  // Whoever has an order to pay should not be led to place it twice.
  const isToBePaid = order.cardPayment !== null && order.status !== 'cancelled';
  const isWaitingForTransfer = isBankTransfer && order.paymentStatus === 'pending' && order.status !== 'cancelled';
  return (
    <Container className="pb-20">
      <PageHeader
        title={isPlaced ? 'Thank you' : `Order ${order.orderNumber}`}
        description={
          isPlaced ? (
            <>
              Your order <strong className="tabular whitespace-nowrap text-ink">{order.orderNumber}</strong> is placed.
              A receipt is on its way to <span className="name">{order.email}</span>.
            </>
          ) : undefined
        }
        meta={
          <>
            <OrderStatusBadge status={order.status} />
            <PaymentStatusBadge status={order.paymentStatus} />
            <span>Placed {formatDateTime(order.orderDate)}</span>
          </>
        }
        actions={
          <>
            <UiLink href={paths.trackOrder(order.orderNumber, guestKey)} className={buttonClass()}>
              <MapPin aria-hidden="true" className="size-4" />
              Track order
            </UiLink>
            <UiLink
              href={paths.contact(`Order ${order.orderNumber}`)}
              className={buttonClass({ variant: 'secondary' })}
            >
              <Headset aria-hidden="true" className="size-4" />
              Contact Support
            </UiLink>
            {isOwner && !isPlaced && !isToBePaid && <ReorderForm call={again.call} />}
          </>
        }
      />
      {refused && (
        <Notice tone="negative" role="alert" className="mb-6" title={refused.title}>
          {refused.detail}
        </Notice>
      )}
      {again.outcome && <ReorderOutcome outcome={again.outcome} />}
      {isPlaced && guestKey !== undefined && (
        <Notice tone="info" className="mb-6" title="Keep this address">
          This page is yours alone. Its link is in your receipt too, and brings you back without an account.
        </Notice>
      )}
      {isWaitingForTransfer && (
        <div className="mb-6">
          <BankTransferNotice order={order} />
        </div>
      )}
      {order.cardPayment && (
        <div className="mb-6">
          <CardPaymentNotice order={order} hasPaid={hasPaid} payButton={isOwner && <PayForm />} />
        </div>
      )}
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-12">
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
        <aside className="flex flex-col gap-6">
          <Panel title="Order Summary">
            <OrderSummary order={order} deliveryName={order.deliveryMethod.name} />
          </Panel>
          <OrderDocuments order={order} documents={documents} guestKey={guestKey} />
          <DefinitionList dense items={facts(order)} />
          <OrderReturnsPanel
            overview={returns}
            isCancelled={order.status === 'cancelled'}
            requestHref={isOwner ? paths.requestReturn(order.orderNumber, guestKey) : undefined}
            supportHref={paths.contact(`Return for order ${order.orderNumber}`)}
          />
        </aside>
      </div>
    </Container>
  );
}

function facts(order: Route.ComponentProps['loaderData']['order']) {
  const known = [
    { term: 'Order number', value: order.orderNumber },
    { term: 'Payment', value: order.paymentMethod },
    { term: 'Delivery', value: order.deliveryMethod.name },
    { term: 'Estimated delivery', value: order.estimatedDelivery && formatDate(order.estimatedDelivery) },
    { term: 'Delivered', value: order.actualDelivery && formatDateTime(order.actualDelivery) },
    { term: 'Delivery confirmed', value: order.deliveryConfirmedAt && formatDateTime(order.deliveryConfirmedAt) },
    { term: 'Your PO number', value: order.purchaseOrderNumber },
    { term: 'Points earned', value: order.pointsEarned > 0 && order.pointsEarned.toLocaleString('en-GB') },
    { term: 'Your notes', value: order.notes },
  ];
  return known.filter(({ value }) => value);
}
