import { ClipboardList } from 'lucide-react';
import { data, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import type { Order } from '#features/orders/contract.ts';
import { TRANSFER_DAYS } from '#features/orders/overdue.ts';
import { ORDER_STATUSES } from '#features/orders/status.ts';
import {
  ROWS_CHOICES,
  readStaffOrderFilter,
  type StaffOrderFilter,
  staffOrderSearch,
} from '#features/orders/web/staff-order-filter.ts';
import { StaffOrderFilters } from '#features/orders/web/staff-order-filters.tsx';
import { StaffOrdersTable } from '#features/orders/web/staff-orders-table.tsx';
import { StaffStatusSelect } from '#features/orders/web/staff-status-select.tsx';
import { OrderStatusBadge } from '#features/orders/web/status-badge.tsx';
import { mayUser } from '#features/permissions/may-user.ts';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { UiLink } from '#ui/link.tsx';
import { linkClass } from '#ui/link-class.ts';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import type { Page } from '#values/page.ts';
import { type Api, ApiError } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { refusedForm } from '#web/form-answer.ts';
import { requireUser } from '#web/guard.ts';
import { useLivePage } from '#web/live/use-live.ts';
import { pageApi } from '#web/page-api.ts';
import { pageMeta } from '#web/page-meta.ts';
import { paths } from '#web/paths.ts';
import { FilterBar } from '#web/portal/filter-bar.tsx';
import { PortalHeader } from '#web/portal/portal-header.tsx';
import { StaffOrderDrawer } from '#web/portal/staff-order-drawer.tsx';
import { useOrderAfresh, useStaffOrders } from '#web/portal/staff-orders.ts';
import type { Route } from './+types/orders.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Orders');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const user = await requireUser(api, request);
  const filter = readStaffOrderFilter(new URL(request.url).searchParams);
  const overdue: StaffOrderFilter = { q: '', payment: 'overdue', rows: ROWS_CHOICES[0], trail: [] };
  const [page, late, returns] = await Promise.all([
    listOrders(api, filter),
    listOrders(api, overdue),
    orErrorPage(api('GET /api/returns', { query: { status: 'requested', limit: String(ROWS_CHOICES[0]) } })),
  ]);
  return {
    page,
    overdue: late.nextCursor ? `more than ${ROWS_CHOICES[0]}` : late.items.length,
    returns: returns.nextCursor ? `more than ${ROWS_CHOICES[0]}` : returns.items.length,
    mayManage: mayUser(user, 'perm:manage_orders'),
    mayAdjust: mayUser(user, 'perm:manage_customers'),
  };
}

async function listOrders(api: Api, filter: StaffOrderFilter): Promise<Page<Order>> {
  const { status, payment, q, rows, trail } = filter;
  const query = {
    scope: 'all',
    status,
    payment,
    q: q || undefined,
    limit: String(rows),
    cursor: trail.at(-1),
  } as const;
  try {
    const answer = await api('GET /api/orders', { query });
    return Array.isArray(answer) ? { items: answer, nextCursor: null } : answer;
  } catch (error) {
    // An address that was typed or has grown old: the first page will do.
    const isBadCursor = error instanceof ApiError && error.status === 400 && trail.length > 0;
    if (isBadCursor) throw redirect(paths.staffOrders + staffOrderSearch({ ...filter, trail: [] }));
    return orErrorPage(Promise.reject(error));
  }
}

/** The status forms before the scripts arrive. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const status = ORDER_STATUSES.find((known) => known === form.get('status'));
  if (!status) throw data({ detail: 'There is no such status.' }, { status: 400 });
  try {
    await context.get(pageApi)('PUT /api/orders/{orderId}/status', {
      params: { orderId: String(form.get('orderId')) },
      body: { status, version: Number(form.get('version')) },
    });
  } catch (error) {
    return refusedForm(error, {});
  }
  const { pathname, search } = new URL(request.url);
  throw redirect(pathname + search);
}

// Opening the drawer is no new list.
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSameList = listOf(currentUrl) === listOf(nextUrl) && currentUrl.search !== nextUrl.search;
  return isSameList ? false : defaultShouldRevalidate;
}

function listOf({ pathname, searchParams }: URL): string {
  return pathname + staffOrderSearch(readStaffOrderFilter(searchParams));
}

export default function StaffOrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, overdue, returns, mayManage, mayAdjust } = loaderData;
  const [search, setSearch] = useSearchParams();
  useLivePage({ about: 'order' });
  const filter = readStaffOrderFilter(search);
  const { orders, learnt, learn, setStatus, sendingOf } = useStaffOrders(page.items);
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
      <StaffStatusSelect
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
      <PortalHeader title="Orders" />
      {actionData && (
        <Notice tone="negative" role="alert" title={actionData.problem.title} className="mb-4">
          {actionData.problem.detail}
        </Notice>
      )}
      <div className="mb-4">
        <FilterBar
          label="Number, name or e-mail"
          q={filter.q}
          clearHref={isFiltered(filter) ? paths.staffOrders : undefined}
        >
          <StaffOrderFilters filter={filter} />
        </FilterBar>
      </div>
      {overdue !== 0 && filter.payment !== 'overdue' && <OverdueNotice count={overdue} />}
      {returns !== 0 && <ReturnsNotice count={returns} />}
      {orders.length === 0 ? (
        <NoOrders filter={filter} />
      ) : (
        <Panel padded={false}>
          <StaffOrdersTable
            orders={orders}
            openNumber={openNumber}
            hrefOf={(order) => paths.order(order.orderNumber)}
            onOpen={(order) => show(order.orderNumber)}
            statusOf={statusOf}
          />
          <Pager filter={filter} count={orders.length} nextCursor={page.nextCursor} />
        </Panel>
      )}
      <StaffOrderDrawer
        orderNumber={openNumber}
        order={open}
        error={afresh.error}
        status={open && statusOf(open)}
        mayManage={mayManage}
        mayAdjust={mayAdjust}
        onChange={learn}
        onStale={() => void afresh.refetch()}
        onClose={() => show(null)}
      />
    </>
  );
}

function isFiltered({ q, status, payment }: StaffOrderFilter): boolean {
  return q !== '' || status !== undefined || payment !== undefined;
}

/** Transfers that should have come by now are put before staff (decision C9). */
function OverdueNotice({ count }: { count: number | string }) {
  return (
    <Notice tone="caution" className="mb-4">
      {count === 1 ? 'One bank transfer has' : `${capital(String(count))} bank transfers have`} not arrived after{' '}
      {TRANSFER_DAYS} days.{' '}
      <UiLink href={`${paths.staffOrders}?payment=overdue`} className={linkClass}>
        Show {count === 1 ? 'it' : 'them'}
      </UiLink>
    </Notice>
  );
}

function ReturnsNotice({ count }: { count: number | string }) {
  return (
    <Notice tone="info" className="mb-4">
      {count === 1 ? 'One return waits' : `${capital(String(count))} returns wait`} for an answer.{' '}
      <UiLink href={`${paths.staffReturns}?status=requested`} className={linkClass}>
        Show {count === 1 ? 'it' : 'them'}
      </UiLink>
    </Notice>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function NoOrders({ filter }: { filter: StaffOrderFilter }) {
  if (!isFiltered(filter) && filter.trail.length === 0) {
    return (
      <EmptyState
        icon={<ClipboardList />}
        title="No orders yet"
        description="An order appears here the moment it is placed."
      />
    );
  }
  return (
    <EmptyState
      icon={<ClipboardList />}
      title="No orders match"
      description="Try another number, name or e-mail address, or another status."
      actions={
        <UiLink href={paths.staffOrders} className={buttonClass({ variant: 'secondary' })}>
          Show all orders
        </UiLink>
      }
    />
  );
}

type PagerProps = { filter: StaffOrderFilter; count: number; nextCursor: string | null };

function Pager({ filter, count, nextCursor }: PagerProps) {
  const { trail } = filter;
  const to = (cursors: string[]) => paths.staffOrders + staffOrderSearch({ ...filter, trail: cursors });
  return (
    <nav
      aria-label="Pages"
      className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-3 py-2"
    >
      <p className="meta tabular">
        {count} {count === 1 ? 'order' : 'orders'}
        {(trail.length > 0 || nextCursor) && `, page ${trail.length + 1}`}
      </p>
      <div className="flex gap-2">
        {trail.length > 0 && (
          <UiLink href={to(trail.slice(0, -1))} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            Newer
          </UiLink>
        )}
        {nextCursor && (
          <UiLink href={to([...trail, nextCursor])} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            Older
          </UiLink>
        )}
      </div>
    </nav>
  );
}
