import type { User } from '#features/accounts/contract.ts';
import { UiLink } from '#ui/link.tsx';
import { linkClass } from '#ui/link-class.ts';
import { Panel } from '#ui/panel.tsx';
import { paths } from '#web/paths.ts';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';
import { ProfileForm } from './profile-form.tsx';
import type { SettingsAnswer } from './settings-action.ts';

type AccountSettingsProps = { user: User; answer: SettingsAnswer | undefined };

/** The Settings tab: the profile for everybody, and for customers what becomes of their data (decision A12). */
export function AccountSettings({ user, answer }: AccountSettingsProps) {
  const refused = answer && 'problem' in answer ? answer : undefined;
  const isDeletion = refused?.values === 'delete';
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <Panel title="Profile">
        <ProfileForm
          user={user}
          isSaved={answer !== undefined && 'saved' in answer}
          refused={refused && refused.values !== 'delete' ? { ...refused, values: refused.values } : undefined}
        />
      </Panel>
      <Panel title="Password">
        <p>
          You choose a new one by a link that we send to your e-mail address.{' '}
          <UiLink href={paths.forgotPassword} className={linkClass}>
            Change your password
          </UiLink>
        </p>
      </Panel>
      {user.userType === 'public' && (
        <>
          <Panel
            title="Download my data"
            description="Your profile, addresses, orders, points and messages as one file"
          >
            <DownloadData />
          </Panel>
          <Panel title="Delete my account" description="For good, and at once">
            <DeleteAccount user={user} refused={isDeletion ? refused?.problem : undefined} />
          </Panel>
        </>
      )}
    </div>
  );
}
