import { Download, UsersRound } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { CustomerDrawer } from '#features/customers/screens/staff/customer-drawer.tsx';
import { CustomersTable } from '#features/customers/screens/staff/customers-table.tsx';
import { CUSTOMER_SORT_NAMES, CUSTOMER_SORTS, type CustomerSort } from '#features/customers/sorts.ts';
import { mayUser } from '#features/permissions/may-user.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Select } from '#ui/select-field.tsx';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { listSearch, readListPage, readListView, useListView } from '#web/lists/list-view.ts';
import { unlessSameList } from '#web/lists/same-list.ts';
import { StaffList } from '#web/lists/staff-list.tsx';
import { useOpenRecord } from '#web/lists/use-open-record.ts';
import { useLivePage } from '#web/live/use-live.ts';
import { pageApi, signedInUser } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/customers.ts';

export const meta = fixedMeta('Customers');

const readView = (search: URLSearchParams) => readListView(search, { q: null, sort: CUSTOMER_SORTS });

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const user = context.get(signedInUser);
  const page = await readListPage(request, paths.customers, readView, (query) => api('GET /api/customers', { query }));
  const rights = {
    mayManage: mayUser(user, 'perm:manage_customers'),
    mayRefund: mayUser(user, 'perm:manage_orders'),
    isAdmin: user.userType === 'admin',
    maySeeOrders: mayUser(user, 'perm:view_orders'),
  };
  return { page, rights };
}

export const shouldRevalidate = unlessSameList((url) => listSearch(readView(url.searchParams)));

export default function CustomersPage({ loaderData: { page, rights } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  useLivePage({ about: 'order' });
  useLivePage({ about: 'people' });
  const view = useListView(paths.customers, readView);
  const { filter } = view;
  const sort: CustomerSort = filter.sort ?? 'newest';
  const record = useOpenRecord('customer');
  const exported = listSearch({ filter, trail: [] });
  return (
    <>
      <PortalHeader
        title="Customers"
        description="Everybody with an account: what they ordered, spent and hold in points."
        actions={
          <a href={`/api/customers/export${exported}`} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            <Download aria-hidden="true" className="size-4" />
            Export CSV
          </a>
        }
      />
      <StaffList
        view={{ ...view, isFiltered: Boolean(filter.q) }}
        page={page}
        nouns={['customer', 'customers']}
        search={{ label: 'Name, company, e-mail, phone or order', q: filter.q ?? '' }}
        filters={
          <Select
            name="sort"
            aria-label="Sequence"
            defaultValue={sort}
            options={CUSTOMER_SORTS.map((by) => ({ value: by, label: CUSTOMER_SORT_NAMES[by] }))}
            className="flex-1 sm:w-44 sm:flex-none"
          />
        }
        nothing={{
          icon: <UsersRound />,
          none: 'A customer appears here the moment they register. Guests have orders, but no account.',
          noMatch: 'Try another name, company, e-mail address or order number.',
        }}
        pagerWords={['Back', 'More']}
      >
        <CustomersTable
          customers={page.items}
          openId={record.openId}
          sort={sort}
          hrefOf={({ id }) => record.hrefOf(id)}
          onOpen={({ id }) => record.openHere(id)}
          sortHref={(by) => paths.customers + listSearch({ filter: { ...filter, sort: by }, trail: [] })}
        />
      </StaffList>
      <CustomerDrawer
        id={record.openId}
        {...rights}
        onChange={() => void revalidate()}
        onClose={() => record.show(null)}
      />
    </>
  );
}
