import { MessagesSquare } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { MessageDrawer } from '#features/messages/screens/staff/message-drawer.tsx';
import { MESSAGE_FIELDS, MessageFilters } from '#features/messages/screens/staff/message-filters.tsx';
import { MessagesTable } from '#features/messages/screens/staff/messages-table.tsx';
import { mayUser } from '#features/permissions/may-user.ts';
import { Panel } from '#ui/panel.tsx';
import type { Api } from '#web/api.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { CursorPager } from '#web/lists/cursor-pager.tsx';
import { FilterBar } from '#web/lists/filter-bar.tsx';
import { listSearch, orFirstPage, readListView } from '#web/lists/list-view.ts';
import { NothingListed } from '#web/lists/nothing-listed.tsx';
import { unlessSameList } from '#web/lists/same-list.ts';
import { useOpenRecord } from '#web/lists/use-open-record.ts';
import { useLivePage } from '#web/live/use-live.ts';
import { pageApi, signedInUser } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/messages.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Messages');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const user = context.get(signedInUser);
  const page = await listMessages(api, new URL(request.url).searchParams);
  const rights = {
    mayAnswer: mayUser(user, 'perm:manage_customers'),
    mayQuote: mayUser(user, 'perm:manage_orders'),
    maySeeQuotes: mayUser(user, 'perm:view_orders'),
  };
  return { page, rights };
}

function listMessages(api: Api, search: URLSearchParams) {
  const view = readListView(search, MESSAGE_FIELDS);
  const query = { ...view.filter, cursor: view.trail.at(-1) };
  const firstHref = paths.staffMessages + listSearch({ filter: view.filter, trail: [] });
  return orFirstPage(api('GET /api/messages', { query }), view.trail, firstHref);
}

export const shouldRevalidate = unlessSameList((url) => listSearch(readListView(url.searchParams, MESSAGE_FIELDS)));

export default function MessagesPage({ loaderData: { page, rights } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  useLivePage({ about: 'messages' });
  const view = readListView(search, MESSAGE_FIELDS);
  const { filter } = view;
  const record = useOpenRecord('message');
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <>
      <PortalHeader
        title="Messages"
        description="What people write to the shop, and what they want a quote for."
        meta={page.open === 0 ? 'Nothing is open' : `${page.open.toLocaleString('en-GB')} open`}
      />
      <div className="mb-4">
        <FilterBar
          label="Name, e-mail or words"
          q={filter.q ?? ''}
          clearHref={isFiltered ? paths.staffMessages : undefined}
        >
          <MessageFilters filter={filter} />
        </FilterBar>
      </div>
      {page.items.length === 0 ? (
        <NothingListed
          what="messages"
          icon={<MessagesSquare />}
          isFiltered={isFiltered}
          allHref={paths.staffMessages}
          none="A message appears here the moment somebody sends it."
          noMatch="Try other words, or another status."
        />
      ) : (
        <Panel padded={false}>
          <MessagesTable
            messages={page.items}
            openId={record.openId}
            hrefOf={({ id }) => record.hrefOf(id)}
            onOpen={({ id }) => record.openHere(id)}
          />
          <CursorPager
            nouns={['message', 'messages']}
            count={page.items.length}
            trail={view.trail}
            nextCursor={page.nextCursor}
            hrefOf={(trail) => paths.staffMessages + listSearch({ filter, trail })}
          />
        </Panel>
      )}
      <MessageDrawer id={record.openId} onClose={() => record.show(null)} {...rights} />
    </>
  );
}
