import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { AnswersPanel } from '#features/answers/screens/staff/answers-panel.tsx';
import { ReplyForms } from '#features/assistant/screens/staff/reply-forms.tsx';
import { readTaught, teachingAction } from '#features/assistant/screens/staff/teaching-action.ts';
import { mayUser } from '#features/permissions/may-user.ts';
import { AskedLists } from '#features/search/screens/staff/asked-lists.tsx';
import { RulesPanel } from '#features/search/screens/staff/rules-panel.tsx';
import { SynonymsPanel } from '#features/search/screens/staff/synonyms-panel.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { useToast } from '#ui/toast.tsx';
import type { Api } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { restoreForm } from '#web/forms/restore-form.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi, signedInUser } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/search.ts';

export const meta = fixedMeta('Search');

const TABS = [
  { tab: 'queries', label: 'Queries' },
  { tab: 'synonyms', label: 'Synonyms' },
  { tab: 'rules', label: 'Pinned and hidden' },
  { tab: 'answers', label: 'Answers' },
  { tab: 'replies', label: 'Assistant' },
] as const;
type Tab = (typeof TABS)[number]['tab'];
// What the shop promises to everybody is its owners'.
const OF_ADMINS: readonly Tab[] = ['answers', 'replies'];

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const user = context.get(signedInUser);
  const isAdmin = mayUser(user, 'admin');
  const tab = tabIn(new URL(request.url).searchParams, isAdmin);
  return { isAdmin, tab, shown: await orErrorPage(load(api, tab)) };
}

async function load(api: Api, tab: Tab) {
  return {
    asked: tab === 'queries' ? await api('GET /api/search/asked') : null,
    synonyms: tab === 'synonyms' ? await api('GET /api/search/synonyms') : null,
    rules: tab === 'rules' ? await api('GET /api/search/rules') : null,
    answers: tab === 'answers' ? await api('GET /api/answers') : null,
    replies: tab === 'replies' ? await api('GET /api/assistant/replies') : null,
  };
}

function tabIn(search: URLSearchParams, isAdmin: boolean): Tab {
  const tab = TABS.find((each) => each.tab === search.get('tab'))?.tab ?? 'queries';
  return OF_ADMINS.includes(tab) && !isAdmin ? 'queries' : tab;
}

export function action({ context, request }: Route.ActionArgs) {
  return teachingAction(context.get(pageApi), request);
}

export const clientAction = restoreForm(readTaught);

export default function StaffSearchPage({ loaderData: { isAdmin, tab, shown }, actionData }: Route.ComponentProps) {
  const { toast } = useToast();
  const [search] = useSearchParams();
  useEffect(() => {
    if (actionData && 'done' in actionData) toast({ title: actionData.done });
  }, [actionData, toast]);
  const refused = actionData && 'problem' in actionData ? actionData : undefined;
  return (
    <>
      <PortalHeader
        title="Search"
        description="What customers look for, what they do not find, and what the search and the assistant have been taught."
      />
      <nav aria-label="Search settings" className="mb-6 flex flex-wrap gap-2">
        {TABS.filter(({ tab: each }) => isAdmin || !OF_ADMINS.includes(each)).map((each) => (
          <ButtonLink
            key={each.tab}
            href={`${paths.staffSearch}?tab=${each.tab}`}
            aria-current={each.tab === tab ? 'page' : undefined}
            variant={each.tab === tab ? 'primary' : 'secondary'}
            size="sm"
          >
            {each.label}
          </ButtonLink>
        ))}
      </nav>
      {shown.asked && <AskedLists asked={shown.asked} />}
      {shown.synonyms && (
        <SynonymsPanel synonyms={shown.synonyms} refused={refused} suggested={search.get('word') ?? ''} />
      )}
      {shown.rules && <RulesPanel rules={shown.rules} refused={refused} suggested={search.get('word') ?? ''} />}
      {shown.answers && (
        <AnswersPanel
          answers={shown.answers}
          refused={refused}
          saved={actionData && 'saved' in actionData ? actionData.saved : undefined}
          suggested={search.get('question') ?? ''}
        />
      )}
      {shown.replies && <ReplyForms replies={shown.replies} refused={refused} />}
    </>
  );
}
