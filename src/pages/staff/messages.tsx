import { MessagesSquare } from 'lucide-react';
import { MessageDrawer } from '#features/messages/screens/staff/message-drawer.tsx';
import { MESSAGE_FIELDS, MessageFilters } from '#features/messages/screens/staff/message-filters.tsx';
import { MessagesTable } from '#features/messages/screens/staff/messages-table.tsx';
import { mayUser } from '#features/permissions/may-user.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { listSearch, readListPage, readListView, useListView } from '#web/lists/list-view.ts';
import { unlessSameList } from '#web/lists/same-list.ts';
import { StaffList } from '#web/lists/staff-list.tsx';
import { useOpenRecord } from '#web/lists/use-open-record.ts';
import { useLivePage } from '#web/live/use-live.ts';
import { pageApi, signedInUser } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/messages.ts';

export const meta = fixedMeta('Messages');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const user = context.get(signedInUser);
  const page = await readListPage(request, paths.staffMessages, readView, (query) =>
    api('GET /api/messages', { query }),
  );
  const rights = {
    mayAnswer: mayUser(user, 'perm:manage_customers'),
    mayQuote: mayUser(user, 'perm:manage_orders'),
    maySeeQuotes: mayUser(user, 'perm:view_orders'),
    mayAnswerForAll: mayUser(user, 'admin'),
  };
  return { page, rights };
}

const readView = (search: URLSearchParams) => readListView(search, MESSAGE_FIELDS);

export const shouldRevalidate = unlessSameList((url) => listSearch(readView(url.searchParams)));

export default function MessagesPage({ loaderData: { page, rights } }: Route.ComponentProps) {
  useLivePage({ about: 'messages' });
  const view = useListView(paths.staffMessages, readView);
  const record = useOpenRecord('message');
  return (
    <>
      <PortalHeader
        title="Messages"
        description="What people write to the shop, and what they want a quote for."
        meta={page.open === 0 ? 'Nothing is open' : `${page.open.toLocaleString('en-GB')} open`}
      />
      <StaffList
        view={view}
        page={page}
        nouns={['message', 'messages']}
        search={{ label: 'Name, e-mail or words', q: view.filter.q ?? '' }}
        filters={<MessageFilters filter={view.filter} />}
        nothing={{
          icon: <MessagesSquare />,
          none: 'A message appears here the moment somebody sends it.',
          noMatch: 'Try other words, or another status.',
        }}
      >
        <MessagesTable
          messages={page.items}
          openId={record.openId}
          hrefOf={({ id }) => record.hrefOf(id)}
          onOpen={({ id }) => record.openHere(id)}
        />
      </StaffList>
      <MessageDrawer id={record.openId} onClose={() => record.show(null)} {...rights} />
    </>
  );
}
