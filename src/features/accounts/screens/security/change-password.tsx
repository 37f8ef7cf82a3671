import type { User } from '#features/accounts/contract.ts';
import { PASSWORD_HINT, PASSWORD_LENGTH, STAFF_PASSWORD_HINT } from '#features/accounts/password.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useToast } from '#ui/toast.tsx';
import type { Problem } from '#values/problem.ts';
import { api } from '#web/api.ts';
import { FormProblem } from '#web/forms/form-problem.tsx';
import { useFormCall } from '#web/forms/use-form-call.ts';
import { securityPath } from '#web/security-path.ts';
import { NewPasswordField } from '../new-password-field.tsx';
import { sendPassword } from './security-action.ts';

type ChangePasswordProps = { user: User; refused: Problem | undefined; onChanged: () => void };

/** Changes the password while signed in. */
export function ChangePassword({ user, refused, onChanged }: ChangePasswordProps) {
  const { toast } = useToast();
  const call = useFormCall({
    refused,
    send: (form) => sendPassword(api, form),
    onSuccess: () => {
      call.props.ref.current?.reset();
      toast({ title: 'Password Changed', description: 'Everywhere else you are signed out.' });
      onChanged();
    },
  });
  return (
    <form
      {...call.props}
      method="post"
      action={securityPath}
      noValidate
      aria-label="Password"
      className="flex flex-col gap-5"
    >
      <input type="hidden" name="intent" value="password" />
      {/* Password managers file the new one under this name. */}
      <input type="text" name="username" autoComplete="username" defaultValue={user.username} hidden readOnly />
      <FormProblem problem={call.problem} title="The password was not changed" />
      <PasswordField
        {...call.field('currentPassword')}
        label="Your present password"
        maxLength={PASSWORD_LENGTH.most}
        required
      />
      <NewPasswordField
        {...call.field('newPassword')}
        label="New password"
        hint={user.userType === 'public' ? PASSWORD_HINT : STAFF_PASSWORD_HINT}
        required
      />
      <NewPasswordField {...call.field('confirmPassword')} label="Confirm password" hint={undefined} required />
      <Button type="submit" pending={call.isPending} pendingLabel="Changing..." className="self-start">
        Change password
      </Button>
    </form>
  );
}
