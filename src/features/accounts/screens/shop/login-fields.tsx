import { PASSWORD_LENGTH } from '#features/accounts/password.ts';
import { USER_TYPE_NAMES, type UserType } from '#features/accounts/user-types.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { TextField } from '#ui/text-field.tsx';
import { fieldsOf } from '#web/forms/form-answer.ts';

type LoginFieldsProps = { values?: { username: string; role: string }; errors: Record<string, string> };

/** Username, password and role. The password is never filled in again. */
export function LoginFields({ values, errors }: LoginFieldsProps) {
  const field = fieldsOf(errors);
  return (
    <>
      <TextField
        {...field('username')}
        label="Username"
        hint="Your e-mail address works too"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={210}
        defaultValue={values?.username}
        required
      />
      <PasswordField
        {...field('password')}
        label="Password"
        autoComplete="current-password"
        maxLength={PASSWORD_LENGTH.most}
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
