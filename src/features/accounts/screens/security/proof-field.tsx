import { PASSWORD_LENGTH } from '#features/accounts/password.ts';
import { PasswordField } from '#ui/password-field.tsx';

type ProofFieldProps = {
  id: string;
  error: string | undefined;
  /** Another one where the form has a password of its own. */
  name?: string;
};

/** The password of the signed-in user, in a form that was refused for want of a proof before the scripts arrived. */
export function ProofField({ id, error, name = 'password' }: ProofFieldProps) {
  return (
    <PasswordField
      id={id}
      name={name}
      label="Your own password"
      maxLength={PASSWORD_LENGTH.most}
      error={error}
      required
    />
  );
}
