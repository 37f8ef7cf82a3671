import { USER_TYPE_NAMES, type UserType } from '#features/accounts/user-types.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

export interface DemoAccount {
  role: UserType;
  username: string;
  password: string;
}

type DemoAccountsProps = { accounts: readonly DemoAccount[]; onChoose: (account: DemoAccount) => void };

/** The accounts of the demo shop. The server sends them in demo mode only (decision A10); no bundle contains them. */
export function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  return (
    <Notice tone="info" title="This is a demo shop">
      <p>Sign in with one of these accounts. Nothing here is charged or delivered.</p>
      <ul className="mt-2 divide-y divide-line">
        {accounts.map((account) => (
          <li key={account.username} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0">
              <span className="block font-semibold">{USER_TYPE_NAMES[account.role]}</span>
              <code className="block break-words text-ink-soft">
                {account.username} / {account.password}
              </code>
            </span>
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Fill in the ${USER_TYPE_NAMES[account.role].toLowerCase()} account`}
              onClick={() => onChoose(account)}
            >
              Fill in
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
