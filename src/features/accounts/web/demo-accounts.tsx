import { demoAccounts } from '#demo/accounts.ts';
import { USER_TYPE_NAMES } from '#features/accounts/user-types.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

export type DemoAccount = (typeof demoAccounts)[number];

/** The accounts of the demo shop, customer first. Shown in demo mode alone (decision A10). */
export function DemoAccounts({ onChoose }: { onChoose: (account: DemoAccount) => void }) {
  return (
    <Notice tone="info" title="This is a demo shop">
      <p>Sign in with one of these accounts. Nothing here is charged or delivered.</p>
      <ul className="mt-2 divide-y divide-line">
        {demoAccounts.toReversed().map((account) => (
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
