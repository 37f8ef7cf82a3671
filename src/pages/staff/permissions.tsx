import { KeyRound, Plus, ShieldCheck, ShieldOff, Users } from 'lucide-react';
import type { FormEvent } from 'react';
import { type ShouldRevalidateFunctionArgs, useNavigate, useRevalidator, useSearchParams } from 'react-router';
import type { User } from '#features/accounts/contract.ts';
import type { Permission } from '#features/permissions/contract.ts';
import { granteeName, grantees } from '#features/permissions/grantees.ts';
import { PERMISSION_TYPES } from '#features/permissions/permission.ts';
import {
  permissionAction,
  readTask,
  revokePermission,
  taskSearch,
} from '#features/permissions/screens/staff/permission-calls.ts';
import type { Employer } from '#features/permissions/screens/staff/permission-fields.tsx';
import { PermissionTask } from '#features/permissions/screens/staff/permission-task.tsx';
import {
  filterPermissions,
  isFiltered,
  permissionFigures,
  readPermissionFilter,
} from '#features/permissions/screens/staff/permission-view.ts';
import { PermissionsTable } from '#features/permissions/screens/staff/permissions-table.tsx';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { UiLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';
import { Select } from '#ui/select-field.tsx';
import { StatCard, StatRow } from '#ui/stat-card.tsx';
import { useToast } from '#ui/toast.tsx';
import { api } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { FilterBar } from '#web/lists/filter-bar.tsx';
import { CONFIRMATIONS, FAILURES, failureToast, SUCCESS } from '#web/messages.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import { useMutation } from '#web/query/use-mutation.ts';
import type { Route } from './+types/permissions.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Permissions');

export async function loader({ context }: Route.LoaderArgs) {
  const pages = context.get(pageApi);
  const [grants, people] = await orErrorPage(
    Promise.all([pages('GET /api/permissions'), pages('GET /api/users', { query: { userType: 'employer' } })]),
  );
  // An admin is answered with whole users; the type knows of other askers too.
  const users = Array.isArray(people) ? people.flatMap((person) => ('userType' in person ? [person] : [])) : [];
  return { grants, employers: grantees(users).map(asEmployer) };
}

function asEmployer({ id, username, firstName, lastName, isActive, department }: User): Employer {
  return { id, username, firstName, lastName, isActive, department };
}

export function action({ context, request }: Route.ActionArgs) {
  return permissionAction(context.get(pageApi), request);
}

// A dialog opens over the list that is there.
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isOnlyDialog = listOf(currentUrl) === listOf(nextUrl) && currentUrl.search !== nextUrl.search;
  return isOnlyDialog ? false : defaultShouldRevalidate;
}

function listOf({ pathname, searchParams }: URL): string {
  return pathname + taskSearch(searchParams, null);
}

export default function PermissionsPage({ loaderData: { grants, employers }, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const filter = readPermissionFilter(search);
  const shown = filterPermissions(grants, filter);
  const task = readTask(search);
  const named = task?.id ? grants.find(({ id }) => id === task.id) : undefined;
  const hrefTo = (open: Parameters<typeof taskSearch>[1]) => paths.permissions + taskSearch(search, open);
  const close = () => navigate(hrefTo(null), { preventScrollReset: true, replace: true });

  const grantLink = (
    <UiLink href={hrefTo({ what: 'grant' })} className={buttonClass()}>
      <Plus aria-hidden="true" className="size-5" />
      Grant Permission
    </UiLink>
  );
  return (
    <>
      <PortalHeader
        title="Permissions"
        description="What employers may do. Managing something includes viewing it; a change works on their next click."
        actions={grantLink}
      />
      <Figures grants={grants} employers={employers.length} />
      {task?.what === 'revoke' && named && <RevokeQuestion grant={named} backHref={hrefTo(null)} />}
      <PermissionTask
        open={task?.what === 'grant' || (task?.what === 'edit' && named !== undefined)}
        employers={employers}
        grant={task?.what === 'edit' ? named : undefined}
        answer={actionData}
        onClose={close}
        onSaved={async () => {
          // One after the other: the address that changes is no reason to read the list again, what was saved is.
          await close();
          await revalidate();
        }}
      />
      {grants.length === 0 ? (
        <EmptyState
          icon={<KeyRound />}
          title="No permissions granted yet"
          description="Employers see their own dashboard and the employee list until they are granted more."
          actions={grantLink}
        />
      ) : (
        <>
          <div className="mb-4">
            <FilterBar
              label="Name or username"
              q={filter.q}
              clearHref={isFiltered(filter) ? paths.permissions : undefined}
            >
              <Select
                name="type"
                aria-label="Permission type"
                defaultValue={filter.type ?? ''}
                placeholder="Every permission"
                options={PERMISSION_TYPES.map((type) => ({ value: type, label: type }))}
                className="flex-1 sm:w-48 sm:flex-none"
              />
              <Select
                name="state"
                aria-label="Status"
                defaultValue={filter.state ?? ''}
                placeholder="Every status"
                options={[
                  { value: 'granted', label: 'Granted' },
                  { value: 'revoked', label: 'Revoked' },
                ]}
                className="flex-1 sm:w-40 sm:flex-none"
              />
            </FilterBar>
          </div>
          {shown.length === 0 ? (
            <EmptyState
              icon={<KeyRound />}
              title="No permissions match"
              description="Try another name, permission or status."
              actions={
                <UiLink href={paths.permissions} className={buttonClass({ variant: 'secondary' })}>
                  Show all permissions
                </UiLink>
              }
            />
          ) : (
            <Panel padded={false}>
              <PermissionsTable
                grants={shown}
                actionsOf={(grant) => <RowActions grant={grant} editHref={hrefTo({ what: 'edit', id: grant.id })} />}
              />
            </Panel>
          )}
        </>
      )}
    </>
  );
}

function Figures({ grants, employers }: { grants: readonly Permission[]; employers: number }) {
  const figures = permissionFigures(grants);
  return (
    <div className="mb-6">
      <StatRow>
        <StatCard label="Total" value={figures.total} icon={<KeyRound aria-hidden="true" />} />
        <StatCard label="Granted" value={figures.granted} icon={<ShieldCheck aria-hidden="true" />} />
        <StatCard label="Revoked" value={figures.revoked} icon={<ShieldOff aria-hidden="true" />} />
        <StatCard
          label="Employers"
          value={`${figures.employers} of ${employers}`}
          hint="have been granted something"
          icon={<Users aria-hidden="true" />}
        />
      </StatRow>
    </div>
  );
}

const asked = CONFIRMATIONS.revokePermission;

function RowActions({ grant, editHref }: { grant: Permission; editHref: string }) {
  const revoke = useRevoke();
  const of = `${grant.permissionType} of ${granteeName(grant.user ?? undefined)}`;
  const askThenRevoke = (event: FormEvent) => {
    event.preventDefault();
    if (!revoke.isPending && window.confirm(`${asked.title}\n${of}\n${asked.description}`)) revoke.mutate(grant);
  };
  return (
    <>
      <UiLink href={editHref} aria-label={`Edit ${of}`} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
        Edit
      </UiLink>
      <form method="post" onSubmit={askThenRevoke}>
        <input type="hidden" name="intent" value="revoke" />
        <input type="hidden" name="id" value={grant.id} />
        <Button type="submit" variant="ghost" size="sm" aria-label={`Revoke ${of}`} pending={revoke.isPending}>
          Revoke
        </Button>
      </form>
    </>
  );
}

/** What the browser asks once it has scripts, the page asks before. */
function RevokeQuestion({ grant, backHref }: { grant: Permission; backHref: string }) {
  const of = `${grant.permissionType} of ${granteeName(grant.user ?? undefined)}`;
  return (
    <Notice
      tone="caution"
      title={asked.title}
      className="mb-6"
      action={
        <form method="post" action={backHref} className="flex gap-2">
          <input type="hidden" name="intent" value="revoke" />
          <input type="hidden" name="id" value={grant.id} />
          <input type="hidden" name="sure" value="1" />
          <Button type="submit" variant="danger" size="sm">
            Revoke
          </Button>
          <UiLink href={backHref} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
            Cancel
          </UiLink>
        </form>
      }
    >
      {of}. {asked.description}
    </Notice>
  );
}

function useRevoke() {
  const { toast } = useToast();
  const { revalidate } = useRevalidator();
  return useMutation({
    mutationFn: (grant: Permission) => revokePermission(api, grant.id),
    onSuccess: (_answer, grant) => {
      const name = granteeName(grant.user ?? undefined);
      toast({ ...SUCCESS.permissionRevoked, description: `${name} no longer has ${grant.permissionType}` });
    },
    onError: (error) => toast(failureToast(error, FAILURES.revokePermission)),
    // Gone or changed by somebody else: show what is there now.
    onSettled: () => revalidate(),
  });
}
