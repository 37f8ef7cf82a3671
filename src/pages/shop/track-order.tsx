import { ArrowLeft, Headset } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form, redirect, useNavigation } from 'react-router';
import { recentOf } from '#features/orders/recent.ts';
import { RecentOrders } from '#features/orders/web/recent-orders.tsx';
import { OrderStatusBadge } from '#features/orders/web/status-badge.tsx';
import type { Tracking } from '#features/tracking/contract.ts';
import { DriverCard } from '#features/tracking/web/driver-card.tsx';
import { RouteStrip } from '#features/tracking/web/route-strip.tsx';
import { TrackSearch } from '#features/tracking/web/track-search.tsx';
import { TrackingFacts } from '#features/tracking/web/tracking-facts.tsx';
import { TrackingHistory } from '#features/tracking/web/tracking-history.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Container } from '#ui/container.tsx';
import { UiLink } from '#ui/link.tsx';
import { linkClass, quietLinkClass } from '#ui/link-class.ts';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Progress } from '#ui/progress.tsx';
import { useToast } from '#ui/toast.tsx';
import { formatDateTime } from '#values/instant.ts';
import { readOrderNumber } from '#values/order-number.ts';
import { OUR_FAULT, type Problem } from '#values/problem.ts';
import { type Api, ApiError } from '#web/api.ts';
import { refusedForm } from '#web/form-answer.ts';
import { REFUSED } from '#web/messages.ts';
import { pageApi } from '#web/page-api.ts';
import { pageMeta } from '#web/page-meta.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/track-order.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const tracked = loaderData?.tracking;
  return pageMeta(matches, tracked ? `Tracking ${tracked.orderNumber}` : 'Track order');
};

type SearchProblem = { title: string; description: string };

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const typed = new URL(request.url).searchParams.get('order');
  const [found, { user }] = await Promise.all([find(api, typed), api('GET /api/session')]);
  const orders = user && !found.tracking ? await api('GET /api/orders', { query: {} }) : [];
  return { typed: typed ?? '', ...found, recent: Array.isArray(orders) ? recentOf(orders) : [] };
}

async function find(api: Api, typed: string | null): Promise<{ tracking?: Tracking; problem?: SearchProblem }> {
  if (typed === null) return {};
  if (typed.trim() === '') return { problem: REFUSED.searchRequired };
  const orderNumber = readOrderNumber(typed);
  if (!orderNumber) return { problem: REFUSED.orderNotFound };
  try {
    return { tracking: await api('GET /api/tracking/{orderNumber}', { params: { orderNumber } }) };
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
  const orderNumber = String((await request.formData()).get('orderNumber') ?? '');
  try {
    const order = await api('GET /api/orders/{id}', { params: { id: orderNumber }, query: {} });
    await api('POST /api/orders/{id}/confirm-delivery', { params: { id: String(order.id) } });
  } catch (error) {
    return refusedForm(error, { orderNumber });
  }
  return redirect(paths.trackOrder(orderNumber));
}

export default function TrackOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { tracking } = loaderData;
  return tracking ? (
    <Tracked key={tracking.orderNumber} tracking={tracking} refused={actionData?.problem} />
  ) : (
    <Search {...loaderData} />
  );
}

function Search({ typed, problem, recent }: Route.ComponentProps['loaderData']) {
  const { toast } = useToast();
  const field = useRef<HTMLInputElement>(null);
  const isSearching = useNavigation().location?.pathname === paths.trackOrder();
  const [isBlank, setBlank] = useState(false);
  const shown = isBlank ? REFUSED.searchRequired : problem;

  useEffect(() => {
    if (!problem) return;
    toast({ title: problem.title, description: problem.description, variant: 'destructive' });
    field.current?.focus();
  }, [problem, toast]);

  const submit = (event: FormEvent) => {
    const blank = field.current?.value.trim() === '';
    setBlank(blank);
    if (!blank) return;
    event.preventDefault();
    toast(REFUSED.searchRequired);
    field.current?.focus();
  };

  return (
    <Container size="narrow" className="pb-20">
      <PageHeader title="Track order" description="See where your order is. The number is all it takes." />
      <Form method="get" noValidate onSubmit={submit} className="rounded-lg border border-line bg-surface p-4 sm:p-6">
        <TrackSearch typed={typed} problem={isSearching ? undefined : shown} isSearching={isSearching} field={field} />
      </Form>
      {recent.length > 0 && (
        <section aria-labelledby="recent" className="mt-10">
          <h2 id="recent" className="title-2 mb-3">
            Your recent orders
          </h2>
          <RecentOrders orders={recent} hrefOf={(order) => paths.trackOrder(order.orderNumber)} />
        </section>
      )}
    </Container>
  );
}

function Tracked({ tracking, refused }: { tracking: Tracking; refused: Problem | undefined }) {
  const { orderNumber, status, driver, isOwner, deliveryConfirmedAt } = tracking;
  return (
    <Container className="pb-20">
      <PageHeader
        title={`Order ${orderNumber}`}
        meta={<OrderStatusBadge status={status} />}
        back={
          <UiLink
            href={paths.trackOrder()}
            className={`${quietLinkClass} flex min-h-11 w-fit items-center gap-2 text-sm`}
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            Track Another Order
          </UiLink>
        }
        actions={
          <>
            {isOwner && (
              <UiLink href={paths.order(orderNumber)} className={buttonClass({ variant: 'secondary' })}>
                View Order Details
              </UiLink>
            )}
            <UiLink href={paths.contact(`Order ${orderNumber}`)} className={buttonClass({ variant: 'secondary' })}>
              <Headset aria-hidden="true" className="size-4" />
              Contact Support
            </UiLink>
          </>
        }
      />
      {status === 'cancelled' ? (
        <Notice tone="negative" title="This order was cancelled">
          Nothing will be delivered. If that surprises you, please contact support.
        </Notice>
      ) : (
        <Progress label="Progress" value={tracking.progress} />
      )}
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-12">
        <div className="flex min-w-0 flex-col gap-10">
          {status !== 'cancelled' && <RouteStrip tracking={tracking} />}
          <section aria-labelledby="history">
            <h2 id="history" className="title-2 mb-4">
              Tracking history
            </h2>
            <TrackingHistory updates={tracking.trackingUpdates} />
          </section>
        </div>
        <aside className="flex flex-col gap-6 max-lg:order-first">
          {isOwner && status === 'delivered' && (
            <Confirmation orderNumber={orderNumber} confirmedAt={deliveryConfirmedAt} refused={refused} />
          )}
          <TrackingFacts tracking={tracking} />
          {driver && <DriverCard driver={driver} />}
        </aside>
      </div>
      <p className="meta mt-10">
        Something not right?{' '}
        <UiLink href={paths.contact(`Order ${orderNumber}`)} className={linkClass}>
          Tell us
        </UiLink>
        , and give the order number.
      </p>
    </Container>
  );
}

type ConfirmationProps = { orderNumber: string; confirmedAt: string | null; refused: Problem | undefined };

function Confirmation({ orderNumber, confirmedAt, refused }: ConfirmationProps) {
  const isConfirming = useNavigation().formMethod === 'POST';
  if (confirmedAt) {
    return (
      <Notice tone="positive" title="Delivery confirmed" role="status">
        You confirmed it on {formatDateTime(confirmedAt)}. Thank you.
      </Notice>
    );
  }
  return (
    <Form method="post" className="flex flex-col gap-3">
      {refused && (
        <Notice tone="negative" role="alert" title={refused.title}>
          {refused.detail}
        </Notice>
      )}
      <input type="hidden" name="orderNumber" value={orderNumber} />
      <p className="text-sm">Has everything arrived? Please tell us.</p>
      <Button type="submit" variant="primary" pending={isConfirming}>
        Confirm Delivery
      </Button>
    </Form>
  );
}
