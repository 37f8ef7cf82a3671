import { PASSWORD_LENGTH } from '#features/accounts/password.ts';
import type { UserType } from '#features/accounts/user-types.ts';
import { USER_TYPE_NAMES } from '#features/accounts/user-types.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { TextField } from '#ui/text-field.tsx';

type LoginFieldsProps = { values?: { username: string; role: string }; errors: Record<string, string> };

/** Username, password and role. The password is never filled in again. */
export function LoginFields({ values, errors }: LoginFieldsProps) {
  return (
    <>
      <TextField
        id="username"
        name="username"
        label="Username"
        hint="Your e-mail address works too"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={210}
        defaultValue={values?.username}
        error={errors.username}
        required
      />
      <PasswordField
        id="password"
        name="password"
        label="Password"
        autoComplete="current-password"
        maxLength={PASSWORD_LENGTH.most}
        error={errors.password}
        required
      />
      <div id="role">
        <RadioCards
          legend="Sign in as"
          name="role"
          columns={3}
          options={Object.entries(USER_TYPE_NAMES).map(([value, label]) => ({ value, label }))}
          defaultValue={(values?.role as UserType) || undefined}
          error={errors.role}
          required
        />
      </div>
    </>
  );
}
