import type { ReactNode } from 'react';
import { DEPARTMENTS } from '#features/accounts/departments.ts';
import { USER_TYPE_NAMES, type UserType } from '#features/accounts/user-types.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';

/** The initial values of a form about a user; absent or `null` means empty. */
export type UserValues = Partial<Record<FieldName | 'userType' | 'username' | 'intent', string | null>>;

type FieldName = 'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'companyName' | 'department';

type UserFieldsProps = {
  /** The prefix of the fields' ids, because a page may have two such forms. */
  idPrefix: string;
  values: UserValues;
  errors: Record<string, string>;
  /** Required when creating, optional when editing. */
  needsPhone: boolean;
  companyHint?: ReactNode;
};

/** The fields about a person and their work. */
export function UserFields({ idPrefix, values, errors, needsPhone, companyHint }: UserFieldsProps) {
  const field = (name: FieldName) => ({
    id: `${idPrefix}${name}`,
    name,
    defaultValue: values[name] ?? '',
    error: errors[name],
  });
  return (
    <>
      <TextField {...field('firstName')} label="First name" required maxLength={100} autoComplete="off" />
      <TextField {...field('lastName')} label="Last name" required maxLength={100} autoComplete="off" />
      <TextField {...field('email')} label="Email" type="email" required maxLength={100} autoComplete="off" />
      <TextField
        {...field('phoneNumber')}
        label="Phone number"
        type="tel"
        {...(needsPhone ? { required: true } : { optional: true })}
        maxLength={20}
        autoComplete="off"
      />
      <TextField
        {...field('companyName')}
        label="Company"
        hint={companyHint}
        optional
        maxLength={200}
        autoComplete="off"
      />
      <SelectField
        {...field('department')}
        label="Department"
        optional
        placeholder="None"
        options={DEPARTMENTS.map((name) => ({ value: name, label: name }))}
      />
    </>
  );
}

/** The account types to choose from, the usual one first. */
export function typeOptions(mayGive: (type: UserType) => boolean) {
  const types: UserType[] = ['employer', 'admin', 'public'];
  return types.filter(mayGive).map((type) => ({ value: type, label: USER_TYPE_NAMES[type] }));
}
