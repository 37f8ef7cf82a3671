import { useState } from 'react';
import { proveFirst } from '#features/accounts/screens/security/prove-first.ts';
import { useRecordProof } from '#features/accounts/screens/security/use-record-proof.tsx';
import { PostNotice } from '#features/emails/screens/staff/post-notice.tsx';
import { AdminCards } from '#features/people/screens/staff/admin-cards.tsx';
import { peopleAction } from '#features/people/screens/staff/people-calls.ts';
import { PeopleTabs } from '#features/people/screens/staff/people-tabs.tsx';
import { PEOPLE_TABS } from '#features/people/screens/staff/people-view.ts';
import { readAdminFigures } from '#features/people/screens/staff/read-admin-figures.ts';
import { readPeople, readUserFigures } from '#features/people/screens/staff/read-people.ts';
import { rereadsList } from '#features/people/screens/staff/rereads-list.ts';
import { settingsAction } from '#features/settings/screens/staff/settings-action.ts';
import { ShopSettings, type ShopSettingsData } from '#features/settings/screens/staff/shop-settings.tsx';
import { OpenChecklist } from '#features/setup/screens/staff/checklist.tsx';
import { PointEditor } from '#features/tracking/screens/place/point-editor.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Api } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { readWaiting } from '#web/frames/portal/waiting.ts';
import { WaitingList } from '#web/frames/portal/waiting-list.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { useLivePage } from '#web/live/use-live.ts';
import { pageApi, signedInUser } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import { useShop } from '#web/use-shop.ts';
import type { Route } from './+types/admin-dashboard.ts';

export const meta = fixedMeta('Admin dashboard');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const viewer = context.get(signedInUser);
  const [figures, people, { post }, checks, waiting] = await orErrorPage(
    Promise.all([
      readAdminFigures(api),
      readPeople(api, request, PEOPLE_TABS),
      api('GET /api/emails', { query: { limit: '1' } }),
      api('GET /api/setup/checklist'),
      readWaiting(api, viewer),
    ]),
  );
  const settings = people.tab === 'settings' ? await readShopSettings(api) : null;
  return { viewer, figures, people, post, checks, waiting, settings };
}

async function readShopSettings(api: Api): Promise<ShopSettingsData> {
  const [settings, figures] = await orErrorPage(Promise.all([api('GET /api/settings'), readUserFigures(api)]));
  return { settings, figures };
}

/** The forms of the tabs before the scripts arrive. */
export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(pageApi);
  return (await settingsAction(api, request, proveFirst)) ?? peopleAction(api, request);
}

export const shouldRevalidate = rereadsList;

export default function AdminDashboardPage({ loaderData, actionData }: Route.ComponentProps) {
  const { viewer, people, post, checks, waiting } = loaderData;
  const settings = useNewest(loaderData.settings);
  const proof = useRecordProof();
  useLivePage({ about: 'order' });
  useLivePage({ about: 'order_requests' });
  useLivePage({ about: 'messages' });
  useLivePage({ about: 'quotes' });
  useLivePage({ about: 'stock' });
  useLivePage({ about: 'people' });
  // The demo sends nothing on purpose.
  const tellsUnsent = useShop()?.mode === 'production';
  const refused = actionData && 'section' in actionData ? actionData : undefined;
  return (
    <>
      <PortalHeader
        title="Admin dashboard"
        meta={
          <span>
            Signed in as <bdi className="name">{viewer.firstName || viewer.username}</bdi>
          </span>
        }
      />
      <div className="flex flex-col gap-8">
        <div className="flex flex-col gap-4">
          <PostNotice
            post={post}
            tellsUnsent={tellsUnsent}
            linkTo={(status, children) => <TextLink href={`${paths.emails}?status=${status}`}>{children}</TextLink>}
          />
          <OpenChecklist checks={checks} />
          <WaitingList waiting={waiting} />
          <AdminCards {...loaderData.figures} />
        </div>
        <PeopleTabs
          viewer={viewer}
          tabs={PEOPLE_TABS}
          people={people}
          settings={
            settings && (
              <ShopSettings
                {...settings}
                refused={refused}
                proof={proof}
                pointFields={(point) => <PointEditor {...point} isAbout={false} />}
              />
            )
          }
          answer={actionData && !('section' in actionData) ? actionData : undefined}
        />
      </div>
    </>
  );
}

// The settings are read with their own tab only; on other tabs the last value stays.
function useNewest<Value>(value: Value | null): Value | null {
  const [newest, setNewest] = useState(value);
  if (value !== null && value !== newest) setNewest(value);
  return value ?? newest;
}
