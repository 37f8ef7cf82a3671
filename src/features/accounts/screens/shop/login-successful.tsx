import type { User } from '#features/accounts/contract.ts';
import { nameOfUser } from '#features/accounts/user-name.ts';
import { USER_TYPE_NAMES } from '#features/accounts/user-types.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DefinitionList } from '#ui/definition-list.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '#ui/panel.tsx';

/** Shown to a signed-in user without a dashboard. Its Logout only clears this panel (section 2). */
export function LoginSuccessful({ user, onLogout }: { user: User; onLogout: () => void }) {
  const { email, userType, isActive, companyName } = user;
  return (
    <Panel title="Login Successful">
      <DefinitionList
        items={[
          { term: 'Name', value: <bdi className="name">{nameOfUser(user)}</bdi> },
          { term: 'Email', value: <span className="name">{email}</span> },
          // A newer server may know user types that this page does not.
          { term: 'User type', value: USER_TYPE_NAMES[userType] ?? userType },
          {
            term: 'Status',
            value: isActive ? <Badge tone="positive">Active</Badge> : <Badge tone="negative">Inactive</Badge>,
          },
          ...(companyName ? [{ term: 'Company', value: <bdi className="name">{companyName}</bdi> }] : []),
        ]}
      />
      {userType === 'admin' && (
        <Notice tone="info" title="Admin access" className="mt-5">
          You can manage users, requests and system settings.
        </Notice>
      )}
      <Button variant="secondary" className="mt-5" onClick={onLogout}>
        Logout
      </Button>
    </Panel>
  );
}
