import type { Address, User } from '#features/accounts/contract.ts';
import { AddressBook } from '#features/accounts/screens/shop/address-book.tsx';
import { AddressForm } from '#features/accounts/screens/shop/address-form.tsx';
import { SECOND_FACTOR_PATH } from '#features/accounts/sign-in-paths.ts';
import { Panel } from '#ui/panel.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { paths } from '#web/paths.ts';
import { securityPath } from '#web/security-path.ts';
import { useIsSilent } from '#web/use-is-silent.ts';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';
import { ProfileForm } from './profile-form.tsx';
import type { SettingsAnswer } from './settings-action.ts';

type AccountSettingsProps = {
  user: User;
  addresses: readonly Address[];
  /** The id of the address whose form is open, or `new`. */
  openAddress: string | null;
  answer: SettingsAnswer | undefined;
};

/** The Settings tab: the profile, and for customers their data (decision A12). */
export function AccountSettings({ user, addresses, openAddress, answer }: AccountSettingsProps) {
  const { profile, address, addressTask, deletion } = refusedForms(answer);
  const toChange = addresses.find(({ id }) => String(id) === openAddress);
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <Panel title="Profile">
        <ProfileForm user={user} isSaved={answer !== undefined && 'saved' in answer} refused={profile} />
      </Panel>
      <Panel title="Sign-in and security" description="Your password, and where you are signed in">
        <p className="mb-3">
          <TextLink href={securityPath}>Change your password, and see where you are signed in</TextLink>
        </p>
        <PasswordWay />
      </Panel>
      <Panel title="Second factor">
        <p>
          A passkey or a code besides your password keeps others out.{' '}
          <TextLink href={SECOND_FACTOR_PATH}>Look at your second factor</TextLink>
        </p>
      </Panel>
      <div id="address-book" className="scroll-mt-6">
        <Panel title="Address book" description="Where we deliver to, and where the bills go">
          {toChange || openAddress === 'new' ? (
            <AddressForm key={openAddress} address={toChange ?? null} refused={address} />
          ) : (
            <AddressBook addresses={addresses} refused={addressTask} />
          )}
        </Panel>
      </div>
      {user.userType === 'public' && (
        <>
          <Panel
            title="Download my data"
            description="Your profile, addresses, orders, points and messages as one file"
          >
            <DownloadData />
          </Panel>
          <Panel title="Delete my account" description="For good, and at once">
            <DeleteAccount user={user} refused={deletion} />
          </Panel>
        </>
      )}
    </div>
  );
}

function PasswordWay() {
  return useIsSilent() ? (
    <p>
      Forgotten your password? You choose a new one by a link that our staff give you.{' '}
      <TextLink href={paths.contact('A new password')}>Ask us for the link</TextLink>
    </p>
  ) : (
    <p>
      Forgotten your password? You choose a new one by a link that we send to your e-mail address.{' '}
      <TextLink href={paths.forgotPassword}>Send me the link</TextLink>
    </p>
  );
}

/** The refusal of the form that was sent without scripts. */
function refusedForms(answer: SettingsAnswer | undefined) {
  if (!answer || !('problem' in answer)) return {};
  const { problem, values } = answer;
  if (values === 'delete') return { deletion: problem };
  if (values === 'address-task') return { addressTask: problem };
  if ('address' in values) return { address: { problem, values: values.address } };
  return { profile: { problem, values } };
}
