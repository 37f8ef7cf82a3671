import { PostcodeFile } from '#features/postcodes/screens/staff/postcode-file.tsx';
import { Panel } from '#ui/panel.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/places.ts';

export const meta = fixedMeta('Places');

export async function loader({ context }: Route.LoaderArgs) {
  return orErrorPage(context.get(pageApi)('GET /api/postcodes'));
}

export default function PlacesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PortalHeader
        title="Places"
        description="How exactly tracking knows where orders go: distances and arrivals are as precise as this."
      />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <PostcodeFile served={loaderData} />
        <Panel title="Other places">
          <div className="flex flex-col gap-4 text-sm">
            <p>
              <strong>One address:</strong> open its order and set the point on the map, or let the driver do it at the
              door. It is remembered for that postcode, and goes before the file.
            </p>
            <p>
              <strong>Abroad</strong> a place is known by its city, or by its country alone, unless its point is set:
              distances are ‘about’, and the promised day stands for the arrival.
            </p>
            <p>
              <strong>The warehouse:</strong> its point is the delivery origin in the{' '}
              <TextLink href={`${paths.adminDashboard}?tab=settings`}>settings</TextLink>.
            </p>
          </div>
        </Panel>
      </div>
    </>
  );
}
