import { data, redirect, type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router';
import { checkBegunBy } from '#features/accounts/screens/begun-by.ts';
import { sentCheck } from '#features/bots/screens/sent-check.ts';
import { useCartElsewhere } from '#features/cart/screens/cart-elsewhere.ts';
import { isAllUnknown } from '#features/cart/unknown-product.ts';
import { orderRequestPath } from '#features/orders/requests/paths.ts';
import { CheckoutClosed, EmptyCheckout, UnsoldCheckout } from '#features/orders/screens/shop/checkout-closed.tsx';
import {
  namingMissingChoices,
  ORDER_MAY_HAVE_ARRIVED,
  placeOrderOf,
  readTyped,
  startOf,
} from '#features/orders/screens/shop/checkout-form.ts';
import { destinationOf } from '#features/orders/screens/shop/checkout-totals.ts';
import { PlaceOrderForm } from '#features/orders/screens/shop/place-order-form.tsx';
import { offersAt, readOffers } from '#features/orders/screens/shop/read-offers.ts';
import { Container } from '#ui/container.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { toPence } from '#values/money.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { restoreForm } from '#web/forms/restore-form.ts';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/checkout.ts';

export const meta = fixedMeta('Checkout', 'Address, delivery and payment on one page. No account needed.');

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const [{ user }, lines, summary, offered, paymentMethods] = await Promise.all([
    api('GET /api/session'),
    api('GET /api/cart'),
    api('GET /api/cart/summary'),
    api('GET /api/delivery-methods'),
    api('GET /api/payment-methods'),
  ]);
  if (lines.length === 0) return null;
  const isCustomer = user?.userType === 'public';
  const [addresses, rewards, held] = await Promise.all([
    user ? api('GET /api/addresses') : [],
    isCustomer ? api('GET /api/rewards') : null,
    isCustomer ? api('GET /api/credit', { query: {} }) : null,
  ]);
  const points = rewards?.rewardPoints ?? 0;
  const credit = toPence(held?.balance ?? 0);
  const idempotencyKey = crypto.randomUUID();
  const isOpen = offered.length > 0 && paymentMethods.length > 0;
  const { plan, fitting } = await offersAt(api, lines, destinationOf(startOf(addresses), addresses));
  const vatRate = summary.vatRate;
  return { user, lines, vatRate, isOpen, plan, fitting, paymentMethods, addresses, points, credit, idempotencyKey };
}

/** Places the order. The key in the form makes a second click, a reload or a retry the same order (decision C5). */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const api = context.get(pageApi);
  const { idempotencyKey: key } = readTyped(form);
  const problem = await checkBegunBy(api, form);
  if (problem) return data({ problem, values: readTyped(form) }, { status: problem.status });
  try {
    const placed = await api('POST /api/orders', {
      headers: { 'idempotency-key': key, ...sentCheck(form) },
      body: placeOrderOf(form),
    });
    if ('confirmation' in placed) return redirect(`${orderRequestPath(placed.request.id, placed.accessKey)}&placed=1`);
    const { order, accessKey, payment } = placed;
    const address = paths.order(order.orderNumber, accessKey);
    return redirect(payment?.redirectUrl ?? `${address}${accessKey ? '&' : '?'}placed=1`);
  } catch (error) {
    const answer = refusedForm(error, { ...readTyped(form), ...(await readOffers(api, form).catch(() => undefined)) });
    answer.data.problem = namingMissingChoices(answer.data.problem, form);
    // If the key already placed an order, the changed form means another order and needs another key.
    if (answer.data.problem.type.endsWith('#key_reused')) answer.data.values.idempotencyKey = crypto.randomUUID();
    return answer;
  }
}

// A conflict means that the page is out of date: it is read again below what was typed.
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export const clientAction = restoreForm(readTyped, ORDER_MAY_HAVE_ARRIVED);

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  useCartElsewhere(() => void revalidate());
  if (!loaderData) return <EmptyCheckout problem={actionData?.problem} />;
  if (isAllUnknown(loaderData.lines)) return <UnsoldCheckout />;
  // A shop that is still being set up: a form that cannot be sent is not shown.
  if (!loaderData.isOpen) return <CheckoutClosed />;
  return (
    <Container className="pb-20">
      <PageHeader title="Checkout" />
      <PlaceOrderForm shop={loaderData} refused={actionData} />
    </Container>
  );
}
