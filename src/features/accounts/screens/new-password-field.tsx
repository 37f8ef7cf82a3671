import { PASSWORD_HINT, PASSWORD_LENGTH } from '#features/accounts/password.ts';
import { PasswordField, type PasswordFieldProps } from '#ui/password-field.tsx';

/** A field for a new password, with the rule as its hint. */
export function NewPasswordField(props: PasswordFieldProps) {
  return <PasswordField hint={PASSWORD_HINT} autoComplete="new-password" maxLength={PASSWORD_LENGTH.most} {...props} />;
}
