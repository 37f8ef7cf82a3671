import { PASSWORD_LENGTH } from '#features/accounts/password.ts';
import { PasswordField } from '#ui/password-field.tsx';

type PasswordAgainProps = { id: string; error: string | undefined };

/** Asks for the password once more, before what cannot be undone or must not leave the house. */
export function PasswordAgain({ id, error }: PasswordAgainProps) {
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
