import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { OrderRequestView } from '#features/orders/screens/shop/order-request-view.tsx';
import { Container } from '#ui/container.tsx';
import { textOf } from '#values/form-text.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { keyHeaders } from '#web/head/key-headers.ts';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/order-request.ts';

export const meta = fixedMeta('Your order request');

export const headers = keyHeaders;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const key = searchParams.get('key') ?? '';
  const found = await orErrorPage(
    context.get(pageApi)('GET /api/order-requests/{id}', { params: { id: idOf(params) }, query: { key } }),
  );
  return { request: found, isPlaced: searchParams.has('placed') };
}

/** The buyer agrees to what changed, or withdraws the request. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await request.formData();
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const version = Number(form.get('version'));
  const call = { params: { id: idOf(params) }, query: { key } };
  const api = context.get(pageApi);
  try {
    if (textOf(form, 'intent') === 'withdraw') {
      await api('POST /api/order-requests/{id}/withdraw', { ...call, body: { version } });
      return null;
    }
    const body = { version, expectedTotal: textOf(form, 'expectedTotal') };
    const { order } = await api('POST /api/order-requests/{id}/agree', { ...call, body });
    if (!order) return null;
    return redirect(`${paths.order(order.orderNumber, order.accessKey)}&placed=1`);
  } catch (error) {
    return refusedForm(error, undefined);
  }
}

// A conflict means that the page is out of date: it is read again below the notice.
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

// An address that was mistyped names no request.
function idOf({ id }: { id: string }): string {
  return /^\d{1,9}$/.test(id) && Number(id) > 0 ? id : '2147483647';
}

export default function OrderRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Container size="narrow" className="pb-20">
      <OrderRequestView {...loaderData} problem={actionData?.problem} />
    </Container>
  );
}
