import { z } from 'zod';
import { optionalName, optionalText, recordIdText, requiredText } from '#platform/http/input.ts';
import { phoneProblem, readPhone } from '#platform/http/phone.ts';
import type { RefusalTable } from '#platform/refusal.ts';
import { postcodeProblem } from '#values/postcode.ts';
import { readRealPostcode } from '#values/real-postcode.ts';
import { addressWords } from './address-words.ts';
import { COUNTRIES, HOME_COUNTRY } from './countries.ts';
import { loginForm, nameFields } from './forms.ts';
import { LOGIN_FAILED } from './login-words.ts';
import { USER_TYPES } from './user-types.ts';

/** A user as screens may see them. Never a password or its hash. */
export const userAnswer = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  /** A proposed address, until it takes effect. */
  pendingEmail: z.string().nullable(),
  userType: z.enum(USER_TYPES),
  isActive: z.boolean(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  companyName: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  department: z.string().nullable(),
  createdAt: z.string(),
  permissions: z.array(z.string()),
});
export type User = z.infer<typeof userAnswer>;

/** The ways to give the second factor: a passkey, a one-time code of an app, a recovery code. */
export const FACTOR_METHODS = ['passkey', 'code', 'recovery'] as const;
export type FactorMethod = (typeof FACTOR_METHODS)[number];

/** The password was right and no session exists yet. Without methods a second factor has to be set up first. */
export const secondFactorStep = z.object({
  secondFactor: z.object({ methods: z.array(z.enum(FACTOR_METHODS)), mustEnrol: z.boolean() }),
});

export const signedInAnswer = z.object({ user: userAnswer });

export const sessionAnswer = z.object({ user: userAnswer.nullable(), cartCount: z.int(), unread: z.int() });
export type Session = z.infer<typeof sessionAnswer>;

/** The fields of an address; {@link addressBody} also checks postcode and phone number against the country. */
export const addressFields = z.object({
  ...nameFields,
  company: optionalName(200, 'Company'),
  addressLine1: requiredText(200, 'Address line 1 is required'),
  addressLine2: optionalText(200, 'Address line 2'),
  city: requiredText(100, 'Town or city is required'),
  county: optionalText(100, 'County'),
  // That it is filled in asks the check below: what it is called depends on the country.
  postcode: z.string({ error: 'Postcode is required' }).trim().max(20, 'Postcode can be at most 20 characters'),
  country: z.enum(COUNTRIES, { error: `Choose one of ${COUNTRIES.join(', ')}` }).default(HOME_COUNTRY),
  phoneNumber: optionalText(20, 'Phone number'),
});

/** Writes postcode and phone number in the usual form of the country. */
export const addressBody = addressFields.check(({ value, issues }) => {
  const { country, postcode, phoneNumber } = value;
  const wrong = (field: keyof typeof value, message: string) =>
    issues.push({ code: 'custom', input: value[field], path: [field], message });
  const usual = readRealPostcode(postcode, country);
  if (usual) value.postcode = usual;
  else
    wrong('postcode', postcode ? postcodeProblem(postcode, country) : `${addressWords(country).postcode} is required`);
  const phone = phoneNumber && readPhone(phoneNumber, country);
  if (phone) value.phoneNumber = phone;
  else if (phoneNumber) wrong('phoneNumber', phoneProblem(phoneNumber, country));
});

export const addressAnswer = z.object({
  id: z.int(),
  customerId: z.int(),
  type: z.enum(['shipping', 'billing']),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  company: z.string().nullable(),
  addressLine1: z.string(),
  addressLine2: z.string().nullable(),
  city: z.string(),
  county: z.string().nullable(),
  postcode: z.string(),
  country: z.string(),
  phoneNumber: z.string().nullable(),
  isDefault: z.boolean(),
  createdAt: z.string(),
});
export type Address = z.infer<typeof addressAnswer>;

const savedAddressBody = z.intersection(
  addressBody,
  z.object({ type: z.enum(['shipping', 'billing']).default('shipping'), isDefault: z.boolean().default(false) }),
);
const addressParams = z.object({ id: recordIdText() });

export const accountsContract = {
  'POST /api/login': {
    summary:
      'Sign in with a username or e-mail address. An account with a second factor gets no session yet, but what it may go on with',
    who: 'public',
    body: loginForm,
    answer: z.union([signedInAnswer, secondFactorStep]),
  },
  'POST /api/logout': { summary: 'End the session', who: 'public' },
  'GET /api/user': { summary: 'Who is signed in', who: 'self', answer: userAnswer },
  'GET /api/session': {
    summary: 'Who is signed in (or null), how much is in the cart, how many notifications are unread',
    who: 'public',
    answer: sessionAnswer,
  },
  'GET /api/addresses': { summary: 'The address book', who: 'self', answer: z.array(addressAnswer) },
  'POST /api/addresses': {
    summary: 'Add an address',
    who: 'self',
    body: savedAddressBody,
    answer: addressAnswer,
    status: 201,
  },
  'PUT /api/addresses/{id}': {
    summary: 'Change an address',
    who: 'self',
    params: addressParams,
    body: savedAddressBody,
    answer: addressAnswer,
  },
  'DELETE /api/addresses/{id}': { summary: 'Remove an address', who: 'self', params: addressParams },
} as const;

export const accountsRefusals = {
  wrong_credentials: { status: 401, title: LOGIN_FAILED },
  wrong_role: { status: 401, title: LOGIN_FAILED },
  inactive_account: { status: 403, title: 'Account not active' },
  proof_required: { status: 403, title: 'Please enter your password' },
  wrong_password: { status: 403, title: 'Wrong password' },
} satisfies RefusalTable;
