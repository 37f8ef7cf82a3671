import { Notice } from '#ui/notice.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TextareaField } from '#ui/textarea-field.tsx';
import { useIsSilent } from '#web/use-is-silent.ts';
import { NewPasswordField } from '../new-password-field.tsx';

export type SignupValues = Record<
  'userType' | 'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'companyName' | 'message',
  string
>;

type SignupFieldsProps = { values: Partial<SignupValues> | undefined; errors: Record<string, string> };

const ACCOUNT_TYPES = [
  { value: 'public', label: 'Customer Login', description: 'Buy and track orders' },
  { value: 'employer', label: 'Employer', description: 'Work in the portal' },
  { value: 'admin', label: 'Admin', description: 'Run the shop' },
];

/** CSS alone shows the fields of the chosen account type, so that it works without scripts. */
const forCustomers = 'hidden group-has-[input[value=public]:checked]/signup:block';
const forEmployers = 'hidden group-has-[input[value=employer]:checked]/signup:block';
const forAdmins = 'hidden group-has-[input[value=admin]:checked]/signup:block';
const forStaff = 'hidden group-has-[input:is([value=employer],[value=admin]):checked]/signup:block';

/** The fields of the signup, for a form with the class `group/signup`. The password is never filled in again. */
export function SignupFields({ values, errors }: SignupFieldsProps) {
  const field = (name: keyof SignupValues) => ({ id: name, name, defaultValue: values?.[name], error: errors[name] });
  return (
    <>
      <div id="userType">
        <RadioCards
          legend="Account type"
          name="userType"
          columns={3}
          options={ACCOUNT_TYPES}
          defaultValue={values?.userType || 'public'}
          error={errors.userType}
        />
      </div>
      <TypeNotices />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" maxLength={100} required />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" maxLength={100} required />
      </div>
      <TextField {...field('email')} label="Email" type="email" autoComplete="email" maxLength={100} required />
      <TextField {...field('phoneNumber')} label="Phone number" type="tel" autoComplete="tel" maxLength={20} required />
      <div className={forCustomers}>
        <NewPasswordField id="password" name="password" label="Password" error={errors.password} required />
      </div>
      <div className={forEmployers}>
        <TextField
          {...field('companyName')}
          label="Company name"
          autoComplete="organization"
          maxLength={200}
          optional
        />
      </div>
      <TextareaField {...field('message')} label="Message (required for admin access)" rows={4} maxLength={5000} />
    </>
  );
}

function TypeNotices() {
  const isSilent = useIsSilent();
  return (
    <div role="status" className="flex flex-col gap-3">
      <div className={forCustomers}>
        <Notice tone="positive" title="Your account is created at once">
          Sign in and order straight away.
        </Notice>
      </div>
      <div className={forAdmins}>
        <Notice tone="negative" title="Admin access needs special approval">
          Give the reason why you need it in the message.
        </Notice>
      </div>
      <div className={forStaff}>
        <Notice tone="caution" title="Approval is needed">
          An admin reviews your request.{' '}
          {isSilent ? 'Then you are given your credentials.' : 'Your credentials arrive by e-mail.'}
        </Notice>
      </div>
    </div>
  );
}
