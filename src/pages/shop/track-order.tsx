import { redirect } from 'react-router';
import { readRecentOrders } from '#features/orders/recent.ts';
import type { Tracking } from '#features/tracking/contract.ts';
import { type SearchProblem, TrackForm } from '#features/tracking/screens/shop/track-form.tsx';
import { TrackedOrder } from '#features/tracking/screens/shop/tracked-order.tsx';
import { useFocusOnFound } from '#features/tracking/screens/shop/use-focus-on-found.ts';
import { readOrderNumber } from '#values/order-number.ts';
import { OUR_FAULT } from '#values/problem.ts';
import { type Api, ApiError } from '#web/api.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { restoreForm } from '#web/forms/restore-form.ts';
import { keyHeaders } from '#web/head/key-headers.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import { REFUSED } from '#web/toast-texts.ts';
import type { Route } from './+types/track-order.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const tracked = loaderData?.tracking;
  return pageMeta(
    matches,
    tracked ? `Tracking ${tracked.orderNumber}` : 'Track order',
    'See where your order is and when it arrives. All it takes is the order number.',
    { isListed: !location.search },
  );
};

export const headers = keyHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const { searchParams } = new URL(request.url);
  const typed = searchParams.get('order');
  const key = searchParams.get('key') ?? undefined;
  const [found, { user }] = await Promise.all([find(api, typed, key), api('GET /api/session')]);
  return {
    typed: typed ?? '',
    key,
    readAt: Date.now(),
    ...found,
    recent: user && !found.tracking ? await readRecentOrders(api) : [],
  };
}

type Found = { tracking?: Tracking; problem?: SearchProblem };

async function find(api: Api, typed: string | null, key: string | undefined): Promise<Found> {
  if (typed === null) return {};
  if (typed.trim() === '') return { problem: REFUSED.searchRequired };
  const orderNumber = readOrderNumber(typed);
  if (!orderNumber) return { problem: REFUSED.orderNotFound };
  try {
    return { tracking: await api('GET /api/tracking/{orderNumber}', { params: { orderNumber }, query: { key } }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404) return { problem: REFUSED.orderNotFound };
    const { title, detail } = error.problem ?? OUR_FAULT;
    return { problem: { title, description: detail } };
  }
}

/** The owner confirms that the order arrived (decision D7). */
export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(pageApi);
  const form = await request.formData();
  const orderNumber = String(form.get('orderNumber') ?? '');
  const key = form.has('key') ? String(form.get('key')) : undefined;
  try {
    const order = await api('GET /api/orders/{id}', { params: { id: orderNumber }, query: { key } });
    await api('POST /api/orders/{id}/confirm-delivery', { params: { id: String(order.id) }, query: { key } });
  } catch (error) {
    return refusedForm(error, { orderNumber });
  }
  return redirect(paths.trackOrder(orderNumber, key));
}

export const clientAction = restoreForm((form) => ({ orderNumber: String(form.get('orderNumber') ?? '') }));

export default function TrackOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { tracking, readAt, key } = loaderData;
  useFocusOnFound(tracking?.orderNumber);
  return tracking ? (
    <TrackedOrder key={tracking.orderNumber} {...{ tracking, readAt }} accessKey={key} refused={actionData?.problem} />
  ) : (
    <TrackForm {...loaderData} />
  );
}
