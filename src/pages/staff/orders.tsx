import { data, useSearchParams } from 'react-router';
import { DocumentsPart } from '#features/documents/screens/staff/documents-part.tsx';
import type { Order } from '#features/orders/contract.ts';
import { BulkRefusals } from '#features/orders/screens/staff/bulk-status.tsx';
import { MoneyBackDialog } from '#features/orders/screens/staff/money-back-dialog.tsx';
import { OrderDrawer } from '#features/orders/screens/staff/order-drawer.tsx';
import { isFiltered, orderSearch, ROWS_CHOICES, readOrderFilter } from '#features/orders/screens/staff/order-filter.ts';
import { OrderFilters } from '#features/orders/screens/staff/order-filters.tsx';
import { OrderNotices } from '#features/orders/screens/staff/order-notices.tsx';
import { ordersAction } from '#features/orders/screens/staff/orders-action.ts';
import { DrillChips, OrdersHeader } from '#features/orders/screens/staff/orders-header.tsx';
import { OrdersList } from '#features/orders/screens/staff/orders-list.tsx';
import { countOf, readOrders, readWaitingOrders } from '#features/orders/screens/staff/read-orders.ts';
import { StatusOfOrder } from '#features/orders/screens/staff/status-select.tsx';
import { useBulk } from '#features/orders/screens/staff/use-bulk.ts';
import { useOpenOrder, useOrders } from '#features/orders/screens/staff/use-orders.ts';
import { mayUser } from '#features/permissions/may-user.ts';
import { ReturnsPart } from '#features/returns/screens/staff/returns-part.tsx';
import { OrderDriverPart } from '#features/tracking/screens/staff/order-driver.tsx';
import { SavedViews } from '#features/views/screens/staff/saved-views.tsx';
import { viewsAction } from '#features/views/screens/staff/views-action.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { RefusedNotice } from '#web/forms/refused-notice.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { FilterBar } from '#web/lists/filter-bar.tsx';
import { unlessSameList } from '#web/lists/same-list.ts';
import { useLivePage } from '#web/live/use-live.ts';
import { pageApi, signedInUser } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/orders.ts';

export const meta = fixedMeta('Orders');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const user = context.get(signedInUser);
  const [found, waiting, returns, views] = await Promise.all([
    readOrders(api, readOrderFilter(new URL(request.url).searchParams)),
    readWaitingOrders(api),
    orErrorPage(api('GET /api/returns', { query: { status: 'requested', limit: String(ROWS_CHOICES[0]) } })),
    orErrorPage(api('GET /api/saved-views', { query: { screen: 'orders' } })),
  ]);
  const shown = {
    ...found,
    views,
    waiting: { ...waiting, returns: countOf(returns) },
    mayManage: mayUser(user, 'perm:manage_orders'),
    mayAdjust: mayUser(user, 'perm:manage_customers'),
    isAdmin: mayUser(user, 'admin'),
    maySeeCustomers: mayUser(user, 'perm:view_customers'),
  };
  // Invalid days are reported at their fields, which show them as typed.
  return data(shown, { status: Object.keys(found.errors).length > 0 ? 400 : 200 });
}

/** The forms of this page before the scripts arrive. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const api = context.get(pageApi);
  return (await viewsAction(api, request, form)) ?? ordersAction(api, request, form);
}

export const shouldRevalidate = unlessSameList(
  ({ pathname, searchParams }) => pathname + orderSearch(readOrderFilter(searchParams)),
);

export default function StaffOrdersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { items, nextCursor, errors, views, waiting, ...rights } = loaderData;
  const { mayManage } = rights;
  const [search] = useSearchParams();
  useLivePage({ about: 'order' });
  const filter = readOrderFilter(search);
  const listed = orderSearch({ ...filter, rows: ROWS_CHOICES[0], trail: [] });
  const list = useOrders(items);
  const bulk = useBulk(list);
  const open = useOpenOrder(list);
  const refused = actionData && 'problem' in actionData ? actionData : undefined;
  const refusedView =
    refused && 'view' in refused.values ? { ...refused, name: String(refused.values.view) } : undefined;
  const done = bulk.done ?? (actionData && 'outcomes' in actionData ? actionData : undefined);
  const statusOf = (order: Order) => <StatusOfOrder order={order} list={list} mayManage={mayManage} />;
  return (
    <>
      <OrdersHeader search={listed} mayManage={mayManage} />
      {!refusedView && <RefusedNotice problem={refused?.problem} className="mb-4" />}
      {done && <BulkRefusals {...done} onDismiss={bulk.done && bulk.dismiss} />}
      <SavedViews views={views} search={listed.slice(1)} refused={refusedView} />
      <div className="mb-4">
        <FilterBar
          label="Number, name or e-mail"
          q={filter.q}
          clearHref={isFiltered(filter) ? paths.staffOrders : undefined}
        >
          <OrderFilters filter={filter} errors={errors} />
        </FilterBar>
        <DrillChips filter={filter} orders={list.orders} />
      </div>
      <OrderNotices waiting={waiting} filter={filter} />
      <OrdersList
        orders={list.orders}
        filter={filter}
        nextCursor={nextCursor}
        openNumber={open.orderNumber}
        onOpen={({ orderNumber }) => open.openHere(orderNumber)}
        statusOf={statusOf}
        bulk={mayManage ? bulk : undefined}
      />
      {mayManage && <MoneyBackDialog {...list.cancelling} isAdmin={rights.isAdmin} />}
      <OrderDrawer
        {...rights}
        {...open}
        status={open.order && statusOf(open.order)}
        onChange={open.changed}
        above={(order) => (
          <ReturnsPart order={order} mayManage={mayManage} isAdmin={rights.isAdmin} onChange={open.readAgain} />
        )}
        below={(order) => (
          <>
            <OrderDriverPart key={order.id} order={order} mayManage={mayManage} />
            <DocumentsPart order={order} />
          </>
        )}
      />
    </>
  );
}
