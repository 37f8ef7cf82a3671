import { Download, Phone } from 'lucide-react';
import { data, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { DocumentsPart } from '#features/documents/screens/staff/documents-part.tsx';
import type { Order } from '#features/orders/contract.ts';
import { BulkPaid } from '#features/orders/screens/staff/bulk-paid.tsx';
import { BulkRefusals, BulkStatus } from '#features/orders/screens/staff/bulk-status.tsx';
import { DrillChips } from '#features/orders/screens/staff/drill-chips.tsx';
import { NoOrders } from '#features/orders/screens/staff/no-orders.tsx';
import { OrderDrawer } from '#features/orders/screens/staff/order-drawer.tsx';
import {
  isFiltered,
  type OrderFilter,
  orderQuery,
  orderSearch,
  ROWS_CHOICES,
  readOrderFilter,
} from '#features/orders/screens/staff/order-filter.ts';
import { OrderFilters } from '#features/orders/screens/staff/order-filters.tsx';
import { HeldNotice, OverdueNotice, ReturnsNotice } from '#features/orders/screens/staff/order-notices.tsx';
import { OrdersTable } from '#features/orders/screens/staff/orders-table.tsx';
import { StatusSelect } from '#features/orders/screens/staff/status-select.tsx';
import { useBulk } from '#features/orders/screens/staff/use-bulk.ts';
import { useOrderAfresh, useOrders } from '#features/orders/screens/staff/use-orders.ts';
import { OrderStatusBadge } from '#features/orders/screens/status-badge.tsx';
import { ORDER_STATUSES } from '#features/orders/status.ts';
import { mayUser } from '#features/permissions/may-user.ts';
import { ReturnsPart } from '#features/returns/screens/staff/returns-part.tsx';
import { OrderDriverPart } from '#features/tracking/screens/staff/order-driver.tsx';
import { SavedViews } from '#features/views/screens/staff/saved-views.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { UiLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import type { Page } from '#values/page.ts';
import { type Api, ApiError } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { fieldErrors, refusedForm } from '#web/forms/form-answer.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { CursorPager } from '#web/lists/cursor-pager.tsx';
import { FilterBar } from '#web/lists/filter-bar.tsx';
import { useLivePage } from '#web/live/use-live.ts';
import { pageApi, signedInUser } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/orders.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Orders');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const user = context.get(signedInUser);
  const filter = readOrderFilter(new URL(request.url).searchParams);
  const overdue: OrderFilter = { q: '', payment: 'overdue', rows: ROWS_CHOICES[0], trail: [] };
  const [found, late, held, returns, views] = await Promise.all([
    listOrders(api, filter),
    listOrders(api, overdue),
    listOrders(api, { ...overdue, payment: 'held' }),
    orErrorPage(api('GET /api/returns', { query: { status: 'requested', limit: String(ROWS_CHOICES[0]) } })),
    orErrorPage(api('GET /api/saved-views', { query: { screen: 'orders' } })),
  ]);
  const shown = {
    ...found,
    views,
    overdue: late.nextCursor ? `more than ${ROWS_CHOICES[0]}` : late.items.length,
    held: held.nextCursor ? `more than ${ROWS_CHOICES[0]}` : held.items.length,
    returns: returns.nextCursor ? `more than ${ROWS_CHOICES[0]}` : returns.items.length,
    mayManage: mayUser(user, 'perm:manage_orders'),
    mayAdjust: mayUser(user, 'perm:manage_customers'),
    maySeeCustomers: mayUser(user, 'perm:view_customers'),
  };
  // Days that are none are told at their fields, and stay there as they were typed.
  return data(shown, { status: Object.keys(found.errors).length > 0 ? 400 : 200 });
}

type FoundOrders = Page<Order> & { errors: Record<string, string> };

async function listOrders(api: Api, filter: OrderFilter): Promise<FoundOrders> {
  const { rows, trail } = filter;
  const query = { ...orderQuery(filter), scope: 'all', limit: String(rows), cursor: trail.at(-1) } as const;
  try {
    const answer = await api('GET /api/orders', { query });
    return Array.isArray(answer) ? { items: answer, nextCursor: null, errors: {} } : { ...answer, errors: {} };
  } catch (error) {
    const errors = error instanceof ApiError && error.problem ? fieldErrors(error.problem) : {};
    if (errors.from || errors.to) return { items: [], nextCursor: null, errors };
    // An address that was typed or has grown old: the first page will do.
    const isBadCursor = error instanceof ApiError && error.status === 400 && trail.length > 0;
    if (isBadCursor) throw redirect(paths.staffOrders + orderSearch({ ...filter, trail: [] }));
    return orErrorPage(Promise.reject(error));
  }
}

/** The forms of this page before the scripts arrive. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const api = context.get(pageApi);
  const intent = form.get('intent');
  if (intent === 'save-view' || intent === 'remove-view') return changeViews(api, request, form);
  if (intent === 'bulk-status') return setStatuses(api, form);
  const status = ORDER_STATUSES.find((known) => known === form.get('status'));
  if (!status) throw data({ detail: 'There is no such status.' }, { status: 400 });
  try {
    await api('PUT /api/orders/{orderId}/status', {
      params: { orderId: String(form.get('orderId')) },
      body: { status, version: Number(form.get('version')) },
    });
  } catch (error) {
    return refusedForm(error, {});
  }
  throw redirect(samePage(request));
}

async function changeViews(api: Api, request: Request, form: FormData) {
  const name = String(form.get('name') ?? '');
  try {
    if (form.get('intent') === 'remove-view') {
      await api('DELETE /api/saved-views/{id}', { params: { id: String(form.get('viewId')) } });
    } else {
      await api('POST /api/saved-views', { body: { screen: 'orders', name, search: String(form.get('search')) } });
    }
  } catch (error) {
    return refusedForm(error, { view: name });
  }
  throw redirect(samePage(request));
}

async function setStatuses(api: Api, form: FormData) {
  const status = ORDER_STATUSES.find((known) => known === form.get('status'));
  const orders = form.getAll('chosen').map((chosen) => {
    const [id, version] = String(chosen).split(':').map(Number);
    return { id: id ?? 0, version: version ?? 0 };
  });
  if (!status) throw data({ detail: 'Choose a status for the selected orders.' }, { status: 400 });
  try {
    return { status, ...(await api('POST /api/orders/status', { body: { status, orders } })) };
  } catch (error) {
    return refusedForm(error, {});
  }
}

function samePage(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

// Opening the drawer is no new list.
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSameList = listOf(currentUrl) === listOf(nextUrl) && currentUrl.search !== nextUrl.search;
  return isSameList ? false : defaultShouldRevalidate;
}

function listOf({ pathname, searchParams }: URL): string {
  return pathname + orderSearch(readOrderFilter(searchParams));
}

export default function StaffOrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { items, nextCursor, errors, views, overdue, held, returns, ...rights } = loaderData;
  const { mayManage } = rights;
  const [search, setSearch] = useSearchParams();
  useLivePage({ about: 'order' });
  const filter = readOrderFilter(search);
  const { orders, learnt, learn, setStatus, sendingOf } = useOrders(items);
  const bulk = useBulk(orders, learn);
  const refused = actionData && 'problem' in actionData ? actionData : undefined;
  const done = bulk.done ?? (actionData && 'outcomes' in actionData ? actionData : undefined);
  const openNumber = search.get('order');
  const afresh = useOrderAfresh(openNumber, learn);

  const show = (orderNumber: string | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (orderNumber) after.set('order', orderNumber);
        else after.delete('order');
        return after;
      },
      { preventScrollReset: true, replace: orderNumber === null },
    );
  const statusOf = (order: Order) =>
    mayManage ? (
      <StatusSelect
        order={order}
        sending={sendingOf(order)}
        onStatusChange={(status) => setStatus(order, status)}
        className="w-44 sm:w-42"
      />
    ) : (
      <OrderStatusBadge status={order.status} />
    );
  const open =
    orders.find((order) => order.orderNumber === openNumber) ??
    (afresh.data && (learnt.get(afresh.data.id) ?? afresh.data));

  return (
    <>
      <PortalHeader
        title="Orders"
        actions={
          <>
            <a
              href={`/api/orders/export${orderSearch({ ...filter, rows: ROWS_CHOICES[0], trail: [] })}`}
              download
              className={buttonClass({ variant: 'secondary' })}
            >
              <Download aria-hidden="true" className="size-4" />
              <span>
                <span className="max-sm:sr-only">Download </span>CSV
              </span>
            </a>
            {mayManage && (
              <UiLink href={paths.newOrder} className={buttonClass()}>
                <Phone aria-hidden="true" className="size-4" />
                Phone order
              </UiLink>
            )}
          </>
        }
      />
      {refused && !('view' in refused.values) && (
        <Notice tone="negative" role="alert" title={refused.problem.title} className="mb-4">
          {refused.problem.detail}
        </Notice>
      )}
      {done && <BulkRefusals {...done} onDismiss={bulk.done && bulk.dismiss} />}
      <SavedViews
        views={views}
        search={orderSearch({ ...filter, rows: ROWS_CHOICES[0], trail: [] }).slice(1)}
        refused={
          refused && 'view' in refused.values
            ? { problem: refused.problem, name: String(refused.values.view) }
            : undefined
        }
      />
      <div className="mb-4">
        <FilterBar
          label="Number, name or e-mail"
          q={filter.q}
          clearHref={isFiltered(filter) ? paths.staffOrders : undefined}
        >
          <OrderFilters filter={filter} errors={errors} />
        </FilterBar>
        <DrillChips filter={filter} />
      </div>
      {overdue !== 0 && filter.payment !== 'overdue' && <OverdueNotice count={overdue} />}
      {held !== 0 && filter.payment !== 'held' && <HeldNotice count={held} />}
      {returns !== 0 && <ReturnsNotice count={returns} />}
      {orders.length === 0 ? (
        <NoOrders filter={filter} />
      ) : (
        <Panel padded={false}>
          <OrdersTable
            orders={orders}
            openNumber={openNumber}
            hrefOf={(order) => paths.order(order.orderNumber)}
            onOpen={(order) => show(order.orderNumber)}
            statusOf={statusOf}
            sort={filter.sort ?? 'newest'}
            sortHref={(sort) => paths.staffOrders + orderSearch({ ...filter, sort, trail: [] })}
            selection={mayManage ? bulk.selection : undefined}
          />
          <CursorPager
            nouns={['order', 'orders']}
            count={orders.length}
            trail={filter.trail}
            nextCursor={nextCursor}
            hrefOf={(trail) => paths.staffOrders + orderSearch({ ...filter, trail })}
          >
            {mayManage && (
              <BulkStatus chosen={bulk.chosen} learn={learn} onClear={bulk.clear} onOutcomes={bulk.finish}>
                <BulkPaid chosen={bulk.chosen} onPaid={bulk.paid} />
              </BulkStatus>
            )}
          </CursorPager>
        </Panel>
      )}
      <OrderDrawer
        orderNumber={openNumber}
        order={open}
        error={afresh.error}
        status={open && statusOf(open)}
        {...rights}
        onChange={learn}
        onStale={() => void afresh.refetch()}
        onClose={() => show(null)}
        above={(order) => (
          <ReturnsPart order={order} mayManage={rights.mayManage} onChange={() => void afresh.refetch()} />
        )}
        below={(order) => (
          <>
            <OrderDriverPart key={order.id} order={order} mayManage={rights.mayManage} />
            <DocumentsPart order={order} />
          </>
        )}
      />
    </>
  );
}
