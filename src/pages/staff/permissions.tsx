import { StaffPermissionTypes } from '#features/permissions/web/staff-permission-types.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { requireUser } from '#web/guard.ts';
import { pageApi } from '#web/page-api.ts';
import { pageMeta } from '#web/page-meta.ts';
import { PortalHeader } from '#web/portal/portal-header.tsx';
import type { Route } from './+types/permissions.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Permissions');

export async function loader({ context, request }: Route.LoaderArgs) {
  await orErrorPage(requireUser(context.get(pageApi), request, 'admin'));
  return null;
}

export default function PermissionsPage() {
  return (
    <>
      <PortalHeader
        title="Permissions"
        description="What an employer can be allowed to do. Managing something includes viewing it; admins may do everything."
      />
      <div className="flex flex-col gap-6">
        <Notice tone="info" title="Grants cannot be changed here yet">
          The server already enforces those that exist. The list of who has what, and granting and revoking, are still
          to come.
        </Notice>
        <Panel padded={false} title="Permission types">
          <StaffPermissionTypes />
        </Panel>
      </div>
    </>
  );
}
