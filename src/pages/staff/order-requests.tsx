import { ClipboardCheck } from 'lucide-react';
import { ORDER_REQUESTS } from '#features/orders/requests/paths.ts';
import { REQUEST_STATUSES } from '#features/orders/requests/status.ts';
import { OrderRequests } from '#features/orders/screens/staff/order-requests.tsx';
import { REQUEST_STATUS_NAMES } from '#features/orders/screens/staff/request-words.ts';
import { Select } from '#ui/select-field.tsx';
import { textOf } from '#values/form-text.ts';
import { refusedForm } from '#web/forms/form-answer.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { readListPage, readListView, useListView } from '#web/lists/list-view.ts';
import { StaffList } from '#web/lists/staff-list.tsx';
import { useLivePage } from '#web/live/use-live.ts';
import { pageApi } from '#web/page-api.ts';
import type { Route } from './+types/order-requests.ts';

export const meta = fixedMeta('Orders to confirm');

const readView = (search: URLSearchParams) => readListView(search, { status: REQUEST_STATUSES });

export function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  return readListPage(request, ORDER_REQUESTS, readView, (query) =>
    api('GET /api/order-requests', { query: { ...query, limit: '20' } }),
  );
}

/** Confirms or declines a request. */
export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(pageApi);
  const form = await request.formData();
  const [id, reason, version] = [textOf(form, 'id'), textOf(form, 'reason'), Number(form.get('version'))];
  try {
    if (textOf(form, 'intent') === 'decline') {
      await api('POST /api/order-requests/{id}/decline', { params: { id }, body: { version, reason } });
    } else {
      await api('POST /api/order-requests/{id}/confirm', { params: { id }, body: { version } });
    }
    return null;
  } catch (error) {
    return refusedForm(error, { id, reason });
  }
}

export default function OrderRequestsPage({ loaderData: page, actionData }: Route.ComponentProps) {
  const view = useListView(ORDER_REQUESTS, readView);
  useLivePage({ about: 'order_requests' });
  return (
    <>
      <PortalHeader
        title="Orders to confirm"
        description="Orders of guests who pay later, beyond what the settings let them hold. Nothing is placed or reserved before you confirm it."
      />
      <StaffList
        view={view}
        page={page}
        nouns={['order', 'orders']}
        filters={
          <Select
            name="status"
            aria-label="Status"
            defaultValue={view.filter.status ?? ''}
            placeholder="Every status"
            options={REQUEST_STATUSES.map((status) => ({ value: status, label: REQUEST_STATUS_NAMES[status] }))}
            className="flex-1 sm:w-56 sm:flex-none"
          />
        }
        nothing={{
          icon: <ClipboardCheck />,
          none: 'An order appears here when a guest would hold too much without paying.',
          noMatch: 'Try another status.',
          allHref: undefined,
        }}
      >
        <OrderRequests requests={page.items} refused={actionData ?? undefined} />
      </StaffList>
    </>
  );
}
