import { Download, UsersRound } from 'lucide-react';
import { useRevalidator, useSearchParams } from 'react-router';
import { CustomerDrawer } from '#features/customers/screens/staff/customer-drawer.tsx';
import { CustomersTable } from '#features/customers/screens/staff/customers-table.tsx';
import { CUSTOMER_SORT_NAMES, CUSTOMER_SORTS, type CustomerSort } from '#features/customers/sorts.ts';
import { mayUser } from '#features/permissions/may-user.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Panel } from '#ui/panel.tsx';
import { Select } from '#ui/select-field.tsx';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { CursorPager } from '#web/lists/cursor-pager.tsx';
import { FilterBar } from '#web/lists/filter-bar.tsx';
import { listSearch, orFirstPage, readListView } from '#web/lists/list-view.ts';
import { NothingListed } from '#web/lists/nothing-listed.tsx';
import { unlessSameList } from '#web/lists/same-list.ts';
import { useOpenRecord } from '#web/lists/use-open-record.ts';
import { pageApi, signedInUser } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/customers.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Customers');

const FIELDS = { q: null, sort: CUSTOMER_SORTS } as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const user = context.get(signedInUser);
  const view = readListView(new URL(request.url).searchParams, FIELDS);
  const query = { ...view.filter, cursor: view.trail.at(-1) };
  const firstHref = paths.customers + listSearch({ filter: view.filter, trail: [] });
  const page = await orFirstPage(api('GET /api/customers', { query }), view.trail, firstHref);
  const rights = { mayManage: mayUser(user, 'perm:manage_customers'), maySeeOrders: mayUser(user, 'perm:view_orders') };
  return { page, rights };
}

export const shouldRevalidate = unlessSameList((url) => listSearch(readListView(url.searchParams, FIELDS)));

export default function CustomersPage({ loaderData: { page, rights } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const { filter, trail } = readListView(search, FIELDS);
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
      <div className="mb-4">
        <FilterBar
          label="Name, company, e-mail, phone or order"
          q={filter.q ?? ''}
          clearHref={filter.q ? paths.customers : undefined}
        >
          <Select
            name="sort"
            aria-label="Sequence"
            defaultValue={sort}
            options={CUSTOMER_SORTS.map((by) => ({ value: by, label: CUSTOMER_SORT_NAMES[by] }))}
            className="flex-1 sm:w-44 sm:flex-none"
          />
        </FilterBar>
      </div>
      {page.items.length === 0 ? (
        <NothingListed
          what="customers"
          icon={<UsersRound />}
          isFiltered={Boolean(filter.q)}
          allHref={paths.customers}
          none="A customer appears here the moment they register. Guests have orders, but no account."
          noMatch="Try another name, company, e-mail address or order number."
        />
      ) : (
        <Panel padded={false}>
          <CustomersTable
            customers={page.items}
            openId={record.openId}
            sort={sort}
            hrefOf={({ id }) => record.hrefOf(id)}
            onOpen={({ id }) => record.openHere(id)}
            sortHref={(by) => paths.customers + listSearch({ filter: { ...filter, sort: by }, trail: [] })}
          />
          <CursorPager
            nouns={['customer', 'customers']}
            count={page.items.length}
            total={page.total}
            trail={trail}
            nextCursor={page.nextCursor}
            hrefOf={(after) => paths.customers + listSearch({ filter, trail: after })}
            words={['Back', 'More']}
          />
        </Panel>
      )}
      <CustomerDrawer
        id={record.openId}
        {...rights}
        onChange={() => void revalidate()}
        onClose={() => record.show(null)}
      />
    </>
  );
}
