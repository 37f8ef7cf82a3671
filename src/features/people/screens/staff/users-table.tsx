import { AtSign, KeyRound, Pencil, ShieldOff, Trash2, UserCheck, UserX } from 'lucide-react';
import type { User } from '#features/accounts/contract.ts';
import type { ManagedUser } from '#features/people/contract.ts';
import { mayManageType } from '#features/people/may-manage.ts';
import { cx } from '#ui/class-names.ts';
import { CoverLink } from '#ui/cover-link.tsx';
import { Menu, type MenuItem } from '#ui/menu.tsx';
import { spoken, Table, TBody, Td, THead, Tr } from '#ui/table.tsx';
import { insteadOfGoing } from '#web/lists/use-open-record.ts';
import { ActiveBadge, RoleBadge } from './badges.tsx';
import type { PeopleTask } from './people-view.ts';
import { personName } from './person-name.ts';

type UsersTableProps = {
  users: readonly ManagedUser[];
  /** The signed-in user; the table offers only what they may do. */
  viewer: Pick<User, 'id' | 'userType'>;
  hrefOf: (what: PeopleTask, user: ManagedUser) => string;
  onTask: (what: PeopleTask, user: ManagedUser) => void;
};

/** The users as rows, or cards on a phone. The name opens the account. */
export function UsersTable({ users, viewer, hrefOf, onTask }: UsersTableProps) {
  return (
    <Table caption="Users" className={tableClass}>
      <THead columns={['Name', 'Role', 'Email', 'Department', 'Status', spoken('Actions')]} />
      <TBody>
        {users.map((user) => {
          const name = personName(user);
          const mayManage = mayManageType(viewer, user.userType);
          return (
            <Tr key={user.id} className="relative">
              <Td primary className="sm:w-[40%] sm:max-w-0">
                <span className="block min-w-0 max-sm:w-full max-sm:pe-10 max-sm:text-start">
                  {mayManage ? (
                    <CoverLink
                      href={hrefOf('edit', user)}
                      onClick={insteadOfGoing(() => onTask('edit', user))}
                      className="block"
                    >
                      <bdi className="name sm:block sm:truncate" title={name}>
                        {name}
                      </bdi>
                    </CoverLink>
                  ) : (
                    <bdi className="name sm:block sm:truncate" title={name}>
                      {name}
                    </bdi>
                  )}
                  <span className="meta block truncate font-normal" title={underName(user)}>
                    {underName(user)}
                  </span>
                </span>
              </Td>
              <Td label="Role">
                <RoleBadge type={user.userType} />
              </Td>
              <Td label="Email" className="sm:w-[60%] sm:max-w-0">
                <span className="block min-w-0 sm:truncate max-sm:break-all" title={user.email}>
                  {user.email}
                </span>
              </Td>
              <Td
                label="Department"
                className={cx('sm:whitespace-nowrap', user.department === null && 'max-sm:hidden')}
              >
                {user.department ?? <span className="text-ink-soft">None</span>}
              </Td>
              <Td label="Status">
                <ActiveBadge isActive={user.isActive} />
                {user.isActive && user.awaitsPassword && (
                  <span className="meta block whitespace-nowrap">No password yet</span>
                )}
              </Td>
              {/* In the corner of the card on a phone. */}
              <Td className="max-sm:absolute max-sm:end-0 max-sm:top-2 max-sm:px-2 sm:w-px">
                {mayManage && (
                  <span className="relative z-1">
                    <Menu label={`Actions for ${name}`} items={tasksFor(user, viewer, (what) => onTask(what, user))} />
                  </span>
                )}
              </Td>
            </Tr>
          );
        })}
      </TBody>
    </Table>
  );
}

function underName({ username, companyName, userType }: ManagedUser): string {
  return [username, userType === 'public' && companyName].filter(Boolean).join(', ');
}

/** The tasks on an account; staff cannot remove their own (the server refuses too). */
function tasksFor(
  user: ManagedUser,
  viewer: Pick<User, 'id' | 'userType'>,
  onTask: (what: PeopleTask) => void,
): readonly MenuItem[] {
  const edit: MenuItem = { label: 'Edit', icon: <Pencil aria-hidden="true" />, onSelect: () => onTask('edit') };
  if (user.id === viewer.id) return [edit];
  const mayLink = user.isActive && (viewer.userType === 'admin' || user.awaitsPassword);
  return [
    edit,
    ...(viewer.userType === 'admin'
      ? [{ label: 'Set e-mail address', icon: <AtSign aria-hidden="true" />, onSelect: () => onTask('email') }]
      : []),
    ...(mayLink
      ? [{ label: 'New password link', icon: <KeyRound aria-hidden="true" />, onSelect: () => onTask('link') }]
      : []),
    ...(viewer.userType === 'admin' && user.hasSecondFactor
      ? [
          {
            label: 'Take off second factor',
            icon: <ShieldOff aria-hidden="true" />,
            onSelect: () => onTask('second-factor'),
          },
        ]
      : []),
    user.isActive
      ? { label: 'Deactivate', icon: <UserX aria-hidden="true" />, onSelect: () => onTask('deactivate') }
      : { label: 'Reactivate', icon: <UserCheck aria-hidden="true" />, onSelect: () => onTask('reactivate') },
    // An inactive account with history cannot be removed any further.
    ...(user.hasHistory && !user.isActive
      ? []
      : [
          'separator' as const,
          { label: 'Delete', icon: <Trash2 aria-hidden="true" />, danger: true, onSelect: () => onTask('delete') },
        ]),
  ];
}

const tableClass =
  'sm:max-h-[max(24rem,calc(100dvh-14.5rem))] sm:[&_td]:px-2 sm:[&_th]:px-2 sm:[&_td:first-child]:ps-3 sm:[&_th:first-child]:ps-3';
