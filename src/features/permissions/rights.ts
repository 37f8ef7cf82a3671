import type { User } from '#features/accounts/contract.ts';
import type { Contract, Who } from '#platform/http/contract.ts';
import type { Right } from './contract.ts';
import { describePermission } from './describe-permission.ts';
import { mayUser } from './may-user.ts';
import { PERMISSION_TYPES, type PermissionType } from './permission.ts';
import { PERMISSION_TITLES } from './permission-titles.ts';

/** Every right, whether this member of staff has it, and the calls that it allows. */
export function listRights(contract: Contract, user: Pick<User, 'userType' | 'isActive' | 'permissions'>): Right[] {
  const right = (title: string, description: string, who: Who): Right => ({
    title,
    description,
    isAllowed: mayUser(user, who),
    opens: opensTo(contract, who),
  });
  return [
    right('View Employee List', 'Names, departments and company e-mail addresses', 'staff'),
    ...PERMISSION_TYPES.map((type) => right(PERMISSION_TITLES[type], describePermission(type), `perm:${type}`)),
    right('System Settings', 'Permissions, payment options, currencies, delivery and the audit log', 'admin'),
  ];
}

/** The summaries of the calls that require exactly this right, or require it for more. */
function opensTo(contract: Contract, who: Who): string[] {
  const calls = Object.values(contract).filter((call) =>
    [call.who, call.others, ...Object.values(call.scopes ?? {})].includes(who),
  );
  return calls.map((call) => call.summary);
}

/** The roles with different rights: the columns of the rights table. */
export const ROLES = [
  { name: 'Visitor', user: null },
  { name: 'Customer', user: person('public') },
  { name: 'Employer', user: person('employer') },
  ...PERMISSION_TYPES.map((type) => ({ name: type, user: person('employer', [type]) })),
  { name: 'Admin', user: person('admin') },
] as const;

function person(userType: User['userType'], permissions: PermissionType[] = []) {
  return { userType, isActive: true, permissions };
}
