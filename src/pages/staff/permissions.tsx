import { KeyRound } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { User } from '#features/accounts/contract.ts';
import { proveFirst } from '#features/accounts/screens/security/prove-first.ts';
import { useRecordProof } from '#features/accounts/screens/security/use-record-proof.tsx';
import { grantees } from '#features/permissions/grantees.ts';
import { type Employer, PermissionFields } from '#features/permissions/screens/staff/permission-fields.tsx';
import { PermissionFigures } from '#features/permissions/screens/staff/permission-figures.tsx';
import { PermissionList } from '#features/permissions/screens/staff/permission-list.tsx';
import { permissionRecords } from '#features/permissions/screens/staff/permission-records.ts';
import { readPermissionFilter } from '#features/permissions/screens/staff/permission-view.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { useLivePage } from '#web/live/use-live.ts';
import { pageApi } from '#web/page-api.ts';
import { recordAction } from '#web/records/record-calls.ts';
import { unlessOnlyDialog } from '#web/records/record-task.ts';
import { RecordsPage } from '#web/records/records-page.tsx';
import type { Route } from './+types/permissions.ts';

export const meta = fixedMeta('Permissions');

export async function loader({ context }: Route.LoaderArgs) {
  const pages = context.get(pageApi);
  const [grants, people] = await orErrorPage(
    Promise.all([pages('GET /api/permissions'), pages('GET /api/users', { query: { userType: 'employer' } })]),
  );
  // An admin gets whole users; the type covers other callers too.
  const users = Array.isArray(people) ? people.flatMap((person) => ('userType' in person ? [person] : [])) : [];
  return { grants, employers: grantees(users).map(asEmployer) };
}

function asEmployer({ id, username, firstName, lastName, isActive, department }: User): Employer {
  return { id, username, firstName, lastName, isActive, department };
}

export function action({ context, request }: Route.ActionArgs) {
  return recordAction(context.get(pageApi), request, { ...permissionRecords, prove: proveFirst });
}

export const shouldRevalidate = unlessOnlyDialog(permissionRecords.taskWords);

export default function PermissionsPage({ loaderData: { grants, employers }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const proof = useRecordProof();
  useLivePage({ about: 'people' });
  return (
    <RecordsPage
      kind={permissionRecords}
      records={grants}
      answer={actionData}
      proof={proof}
      header={(grantLink) => (
        <>
          <PortalHeader
            title="Permissions"
            description="What employers may do. Managing something includes viewing it; a change works on their next click."
            actions={grantLink}
          />
          <PermissionFigures grants={grants} employers={employers.length} />
        </>
      )}
      fields={({ values, errors, record }) => (
        <PermissionFields employers={employers} grant={record} values={values} errors={errors} />
      )}
      none={{
        icon: <KeyRound />,
        title: 'No permissions granted yet',
        description: 'Employers see their own dashboard and the employee list until they are granted more.',
      }}
    >
      {(actionsOf) => <PermissionList grants={grants} filter={readPermissionFilter(search)} actionsOf={actionsOf} />}
    </RecordsPage>
  );
}
