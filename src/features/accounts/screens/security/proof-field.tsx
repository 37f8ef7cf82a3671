import { PASSWORD_LENGTH } from '#features/accounts/password.ts';
import { PasswordField } from '#ui/password-field.tsx';

/** The password of the signed-in user, in a form that was refused for want of a proof before the scripts arrived. */
export function ProofField({ id, error }: { id: string; error: string | undefined }) {
  return (
    <PasswordField
      id={id}
      name="password"
      label="Your own password"
      maxLength={PASSWORD_LENGTH.most}
      error={error}
      required
    />
  );
}
