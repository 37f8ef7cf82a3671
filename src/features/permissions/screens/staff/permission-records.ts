import type { Permission } from '#features/permissions/contract.ts';
import { granteeName } from '#features/permissions/grantees.ts';
import type { PermissionType } from '#features/permissions/permission.ts';
import { paths } from '#web/paths.ts';
import type { RecordKind } from '#web/records/record-kind.ts';
import { CONFIRMATIONS, FAILURES, SUCCESS } from '#web/toast-texts.ts';

/** The permissions as records: how the screen grants, edits and revokes them. */
export const permissionRecords: RecordKind<Permission, Permission> = {
  path: paths.permissions,
  taskWords: { new: 'grant', edit: 'edit', delete: 'revoke' },
  nameOf: (grant) => `${grant.permissionType} of ${holderOf(grant)}`,
  calls: {
    save: (api, { userId = '', permissionType = '', granted }, id) => {
      // Missing choices are sent as they are; the server explains them.
      const body = {
        userId: Number(userId),
        permissionType: permissionType as PermissionType,
        granted: granted !== undefined,
      };
      return id === undefined
        ? api('POST /api/permissions', { body })
        : api('PUT /api/permissions/{id}', { params: { id: String(id) }, body });
    },
    remove: (api, id) => api('DELETE /api/permissions/{id}', { params: { id: String(id) } }),
  },
  valuesOf: (grant) =>
    grant
      ? {
          userId: String(grant.userId),
          permissionType: grant.permissionType,
          ...(grant.granted ? { granted: 'on' } : {}),
        }
      : { granted: 'on' },
  add: {
    title: 'Grant Permission',
    verb: 'Grant Permission',
    done: (saved) => ({ ...SUCCESS.permissionGranted, description: inWords(saved) }),
    failed: FAILURES.grantPermission,
  },
  edit: {
    title: 'Edit Permission',
    verb: 'Save',
    done: (saved) => ({ ...SUCCESS.permissionUpdated, description: inWords(saved) }),
    failed: FAILURES.updatePermission,
  },
  removal: {
    verb: 'Revoke',
    asked: CONFIRMATIONS.revokePermission,
    done: (grant) => ({ ...SUCCESS.permissionRevoked, description: inWords({ ...grant, granted: false }) }),
    failed: FAILURES.revokePermission,
  },
};

function holderOf({ user }: Permission): string {
  return granteeName(user ?? undefined);
}

function inWords(grant: Permission): string {
  return `${holderOf(grant)} ${grant.granted ? 'has' : 'no longer has'} ${grant.permissionType}`;
}
