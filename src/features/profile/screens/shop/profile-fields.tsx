import type { User } from '#features/accounts/contract.ts';
import { TextField } from '#ui/text-field.tsx';

export type ProfileValues = Record<'firstName' | 'lastName' | 'email' | 'phoneNumber', string>;

type ProfileFieldsProps = {
  user: Pick<User, 'username' | 'firstName' | 'lastName' | 'email' | 'phoneNumber'>;
  /** The typed values of a refused form. */
  values: ProfileValues | undefined;
  errors: Record<string, string>;
};

/** The fields of a profile. Their ids start with `profile-` because the page has other forms. */
export function ProfileFields({ user, values, errors }: ProfileFieldsProps) {
  const field = (name: keyof ProfileValues) => ({
    id: `profile-${name}`,
    name,
    defaultValue: values?.[name] ?? user[name] ?? '',
    error: errors[name],
  });
  return (
    <>
      <p>
        <span className="block font-semibold text-sm">Username</span>
        <bdi className="name">{user.username}</bdi>
        <span className="meta block">You sign in with it, or with your e-mail address. It stays the same.</span>
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" maxLength={100} required />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" maxLength={100} required />
      </div>
      <TextField
        {...field('email')}
        label="Email"
        hint="A new one takes effect once it is confirmed"
        type="email"
        autoComplete="email"
        maxLength={100}
        required
      />
      <TextField {...field('phoneNumber')} label="Phone number" type="tel" autoComplete="tel" maxLength={20} optional />
    </>
  );
}
