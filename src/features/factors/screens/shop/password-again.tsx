import { PASSWORD_LENGTH } from '#features/accounts/password.ts';
import { PasswordField } from '#ui/password-field.tsx';

/** The password once more, before a factor changes. */
export function PasswordAgain({ id, error }: { id: string; error: string | undefined }) {
  return (
    <PasswordField
      id={id}
      name="password"
      label="Your password"
      autoComplete="current-password"
      maxLength={PASSWORD_LENGTH.most}
      error={error}
      required
    />
  );
}
