import { MessagesSquare } from 'lucide-react';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { MESSAGE_KIND_NAMES, MESSAGE_KINDS, MESSAGE_STATUS_NAMES, MESSAGE_STATUSES } from '#features/messages/kinds.ts';
import { MessageDrawer } from '#features/messages/screens/staff/message-drawer.tsx';
import { MessagesTable } from '#features/messages/screens/staff/messages-table.tsx';
import { mayUser } from '#features/permissions/may-user.ts';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { UiLink } from '#ui/link.tsx';
import { Panel } from '#ui/panel.tsx';
import { Select } from '#ui/select-field.tsx';
import type { Api } from '#web/api.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { CursorPager } from '#web/lists/cursor-pager.tsx';
import { FilterBar } from '#web/lists/filter-bar.tsx';
import { listSearch, orFirstPage, readListView } from '#web/lists/list-view.ts';
import { useOpenRecord } from '#web/lists/use-open-record.ts';
import { useLivePage } from '#web/live/use-live.ts';
import { pageApi, signedInUser } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/messages.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Messages');

const FIELDS = { q: null, status: MESSAGE_STATUSES, kind: MESSAGE_KINDS, assigned: ['me', 'nobody'] } as const;

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
  const view = readListView(search, FIELDS);
  const query = { ...view.filter, cursor: view.trail.at(-1) };
  return orFirstPage(api('GET /api/messages', { query }), paths.staffMessages, view);
}

// Opening the drawer is no new list.
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const [before, after] = [currentUrl, nextUrl].map((url) => listSearch(readListView(url.searchParams, FIELDS)));
  return before === after && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

export default function MessagesPage({ loaderData: { page, rights } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  useLivePage({ about: 'messages' });
  const view = readListView(search, FIELDS);
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
          <Select
            name="status"
            aria-label="Status"
            defaultValue={filter.status ?? ''}
            placeholder="Every status"
            options={MESSAGE_STATUSES.map((status) => ({ value: status, label: MESSAGE_STATUS_NAMES[status] }))}
            className="basis-[calc(50%-0.25rem)] sm:w-36 sm:basis-auto"
          />
          <Select
            name="assigned"
            aria-label="Assigned"
            defaultValue={filter.assigned ?? ''}
            placeholder="Everybody's"
            options={[
              { value: 'me', label: 'Assigned to me' },
              { value: 'nobody', label: 'Not assigned' },
            ]}
            className="flex-1 basis-[calc(50%-0.25rem)] sm:w-40 sm:flex-none sm:basis-auto"
          />
          <Select
            name="kind"
            aria-label="Kind"
            defaultValue={filter.kind ?? ''}
            placeholder="Every kind"
            options={MESSAGE_KINDS.map((kind) => ({ value: kind, label: MESSAGE_KIND_NAMES[kind] }))}
            className="flex-1 basis-[calc(50%-0.25rem)] sm:w-40 sm:flex-none sm:basis-auto"
          />
        </FilterBar>
      </div>
      {page.items.length === 0 ? (
        <EmptyState
          icon={<MessagesSquare />}
          title={isFiltered ? 'No messages match' : 'No messages yet'}
          description={
            isFiltered ? 'Try other words, or another status.' : 'A message appears here the moment somebody sends it.'
          }
          actions={
            isFiltered && (
              <UiLink href={paths.staffMessages} className={buttonClass({ variant: 'secondary' })}>
                Show all messages
              </UiLink>
            )
          }
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
