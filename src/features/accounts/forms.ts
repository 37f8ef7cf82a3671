import { z } from 'zod';
import { email, optionalName, optionalText, requiredName, requiredText } from '#platform/http/input.ts';
import { optionalPhone } from '#platform/http/phone.ts';
import { DEPARTMENTS } from './departments.ts';
import { hasLetterAndDigit, PASSWORD_LENGTH, PASSWORD_MESSAGES } from './password.ts';
import { USER_TYPES } from './user-types.ts';

// The forms of section 5 that concern people, with its messages word for word. No form trims a password.

const FOR_ANYONE = { least: PASSWORD_LENGTH.least, tooShort: PASSWORD_MESSAGES.tooShort };
const ALL_REQUIRED = 'All fields are required';
const USERNAME_MESSAGE = 'A username can have neither spaces nor an @';

/** A new password for an account. */
export const newPassword = passwordWith(PASSWORD_MESSAGES.needsBoth);
const password = newPassword;

/** A new password for an account that is known to be of staff; otherwise the server judges by the account. */
export const newStaffPassword = passwordWith(PASSWORD_MESSAGES.needsBoth, {
  least: PASSWORD_LENGTH.leastForStaff,
  tooShort: PASSWORD_MESSAGES.tooShortForStaff,
});

/** First and last name, each with its own message when it is missing. */
export const nameFields = {
  firstName: requiredName(100, 'First name is required'),
  lastName: requiredName(100, 'Last name is required'),
};

export const loginForm = z.object({
  username: requiredText(210, 'Username is required'),
  password,
  role: z.enum(USER_TYPES, { error: 'Please select your role' }),
});

export const forgotPasswordForm = z.object({ email: email() });

export const resetPasswordForm = typedTwice({
  token: requiredText(255, 'Token is required'),
  newPassword: passwordWith(PASSWORD_MESSAGES.needsBothAtReset),
});

/** The change of a password while signed in. The present one may be of any shape, because it is only compared. */
export const changePasswordForm = typedTwice({ currentPassword: presentPassword(), newPassword });

/** The request for an employer or admin account. It has no password: that is chosen by link (decision A7). */
export const signupRequestForm = asked(
  z.object({
    ...personFields(),
    userType: z.enum(['employer', 'admin'], { error: 'Choose an account type' }),
    message: optionalText(5000, 'The message'),
  }),
);

/** A customer's registration. The server makes the username (decision A6). */
export const customerRegistrationForm = asked(
  z.object({ ...personFields(), userType: publicType(), message: optionalText(5000, 'The message') }),
  () => true,
  // The rule above has required the password; this tells the compiler.
).transform((form) => ({ ...form, password: form.password ?? '' }));

/** A user as an admin creates one. Without a company the server fills in the shop's own (section 3). */
export const createUserForm = asked(
  z.object({
    ...personFields(),
    // An @ would allow a username that equals another user's e-mail address at the login.
    username: optionalText(210, 'Username').refine((name) => !name || !/[@\s]/.test(name), USERNAME_MESSAGE),
    userType: z.enum(USER_TYPES, { error: 'Choose an account type' }).default('employer'),
    department: z.preprocess(
      (department) => (department === '' ? undefined : department),
      z.enum(DEPARTMENTS, { error: `Choose one of ${DEPARTMENTS.join(', ')}` }).nullish(),
    ),
  }),
  (form) => form.userType === 'public',
);

export const profileForm = z.object({
  ...nameFields,
  email: email('Invalid email address'),
  phoneNumber: optionalPhone(),
});

/** A form with a new password that is typed twice. */
function typedTwice<Fields extends { newPassword: z.ZodType }>(fields: Fields) {
  return z.object({ ...fields, confirmPassword: z.string().catch('').meta({ type: 'string' }) }).refine(isSameTwice, {
    message: "Passwords don't match",
    path: ['confirmPassword'],
    // Runs even when other fields are wrong, so that a form shows all errors at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
}

function isSameTwice(form: object): boolean {
  const { newPassword: first, confirmPassword: second } = form as { newPassword?: unknown; confirmPassword?: unknown };
  return first === second;
}

/** The password that an account has. */
export function presentPassword() {
  const missing = 'Enter your password';
  return z.string({ error: missing }).min(1, missing).max(PASSWORD_LENGTH.most, missing);
}

function personFields() {
  return {
    // Missing fields get one message together, beside the first name.
    firstName: optionalName(100, 'First name'),
    lastName: optionalName(100, 'Last name'),
    email: z.preprocess(blankAsAbsent, email().nullish()),
    phoneNumber: optionalPhone(),
    password: z.preprocess(blankAsAbsent, password.nullish()),
    companyName: optionalName(200, 'Company name'),
  };
}

type Person = Partial<Record<'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'password', string | null>>;
type Whole<Form> = Form & Record<'firstName' | 'lastName' | 'email' | 'phoneNumber', string>;

/** Requires the names, e-mail address and phone number, and the password when `needsPassword` says so. */
function asked<Fields extends z.ZodObject>(
  fields: Fields,
  needsPassword: (form: z.output<Fields>) => boolean = () => false,
) {
  return fields
    .refine((form) => isWhole(form as Person) && (Boolean((form as Person).password) || !needsPassword(form)), {
      message: ALL_REQUIRED,
      path: ['firstName'],
    })
    .transform((form) => form as Whole<typeof form>);
}

function isWhole({ firstName, lastName, email: address, phoneNumber: phone }: Person): boolean {
  return Boolean(firstName && lastName && address && phone);
}

function passwordWith(needsBoth: string, { least, tooShort } = FOR_ANYONE) {
  return z
    .string({ error: tooShort })
    .min(least, tooShort)
    .max(PASSWORD_LENGTH.most, PASSWORD_MESSAGES.tooLong)
    .refine(hasLetterAndDigit, needsBoth);
}

function publicType() {
  return z.literal('public', { error: 'Customers sign up here' }).default('public');
}

function blankAsAbsent(value: unknown): unknown {
  return typeof value === 'string' && value.trim() === '' ? undefined : value;
}
