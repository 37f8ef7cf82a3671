import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { listPath } from '#features/projects/list-paths.ts';
import { ADD_TO_LIST } from '#features/projects/list-words.ts';
import { listAction, SAID } from '#features/projects/screens/shop/list-action.ts';
import { ListEditor, ListReader } from '#features/projects/screens/shop/list-editor.tsx';
import { readListForm } from '#features/projects/screens/shop/list-form.ts';
import { ListSharing } from '#features/projects/screens/shop/list-sharing.tsx';
import { ListTotals } from '#features/projects/screens/shop/list-totals.tsx';
import '#features/projects/screens/shop/project-list.css';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { formatDate } from '#values/instant.ts';
import { orErrorPage, orSignIn } from '#web/errors/page-error.ts';
import { RefusedNotice } from '#web/forms/refused-notice.tsx';
import { restoreForm } from '#web/forms/restore-form.ts';
import { keyHeaders } from '#web/head/key-headers.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/project-list.ts';

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, loaderData?.list.name ?? 'Project list');

export const headers = keyHeaders;

export async function loader({ context, params: { id }, request }: Route.LoaderArgs) {
  if (!/^\d{1,9}$/.test(id)) throw data(null, { status: 404 });
  const api = context.get(pageApi);
  const { searchParams } = new URL(request.url);
  const key = searchParams.get('key') ?? undefined;
  const asked = api('GET /api/project-lists/{id}', { params: { id }, query: { key } });
  const [list, { user }] = await Promise.all([
    orErrorPage(orSignIn(asked, listPath(id), key)),
    api('GET /api/session'),
  ]);
  return { list, linkKey: key, isSignedIn: user !== null, said: SAID[searchParams.get('said') ?? ''] };
}

export function action({ context, params: { id }, request }: Route.ActionArgs) {
  const key = new URL(request.url).searchParams.get('key') ?? undefined;
  return listAction(context.get(pageApi), request, { id, key });
}

// A conflict means that the page is out of date: it is read again.
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export const clientAction = restoreForm(readListForm);

export default function ProjectListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { list, linkKey, isSignedIn, said } = loaderData;
  const mayChange = list.access !== 'read';
  const isSave = actionData?.values.intent === 'save';
  const pieces = list.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Container className="pb-20">
      <PageHeader
        title={
          <span dir="auto" className="name">
            {list.name}
          </span>
        }
        meta={
          <span>
            Project list, {list.lines.length === 1 ? '1 line' : `${list.lines.length} lines`},{' '}
            {pieces === 1 ? '1 piece' : `${pieces} pieces`}, changed {formatDate(list.changedAt)}
          </span>
        }
      />
      {said && !actionData && (
        <Notice tone="positive" role="status" className="mb-6 print:hidden">
          {said}
        </Notice>
      )}
      {actionData && !isSave && <RefusedNotice problem={actionData.problem} className="mb-6" />}
      <div className="list-page">
        {list.lines.length === 0 ? (
          <EmptyState
            title="Nothing is on this list yet"
            description={ADD_TO_LIST}
            actions={<ButtonLink href={paths.products}>Look at products</ButtonLink>}
          />
        ) : mayChange ? (
          <ListEditor key={list.version} list={list} refused={isSave ? actionData : undefined} />
        ) : (
          <ListReader list={list} />
        )}
        <aside aria-label="The list as a whole" className="flex flex-col gap-5">
          {list.lines.length > 0 && <ListTotals list={list} linkKey={linkKey} />}
          {mayChange && <ListSharing list={list} linkKey={linkKey} isSignedIn={isSignedIn} />}
        </aside>
      </div>
    </Container>
  );
}
