import { z } from 'zod';
import { userAnswer } from '#features/accounts/contract.ts';
import { DEPARTMENTS } from '#features/accounts/departments.ts';
import { createUserForm, nameFields } from '#features/accounts/forms.ts';
import { type SentRequest, sentRequestAnswer } from '#features/accounts/self-contract.ts';
import { USER_TYPES } from '#features/accounts/user-types.ts';
import { email, optionalText, paging, recordIdText, requiredText } from '#platform/http/input.ts';
import { requiredPhone } from '#platform/http/phone.ts';
import { ACCOUNT_STATES } from './account-states.ts';

/** A colleague as every employer may see them. */
export const employeeAnswer = z.object({
  id: z.int(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  department: z.string().nullable(),
  email: z.string(),
});
export type Employee = z.infer<typeof employeeAnswer>;

/** A user as staff with `manage_users` see them. */
export const managedUserAnswer = userAnswer.extend({
  /** Orders or audit entries refer to the account, so deleting it only deactivates it. */
  hasHistory: z.boolean(),
  /** The user has not chosen a password yet and needs a link. */
  awaitsPassword: z.boolean(),
  /** A lost one can be taken off by an admin. */
  hasSecondFactor: z.boolean(),
  /** The account cannot do without one: staff in production. */
  requiresSecondFactor: z.boolean(),
});
export type ManagedUser = z.infer<typeof managedUserAnswer>;

/** The number of users, regardless of the filter. */
export const userFigures = z.object({
  total: z.int(),
  active: z.int(),
  departments: z.array(z.object({ department: z.enum(DEPARTMENTS), users: z.int() })),
});
export type UserFigures = z.infer<typeof userFigures>;

export const userPageAnswer = z.object({
  items: z.array(managedUserAnswer),
  nextCursor: z.string().nullable(),
  /** The number of matches on all pages. */
  found: z.int(),
  figures: userFigures,
});
export type UserPage = z.infer<typeof userPageAnswer>;

/** A one-time link to choose a password; present only when the shop has no mail server. */
const passwordLink = z.string().optional();

export const createdUserAnswer = userAnswer.extend({ passwordLink });

export const newPasswordLinkAnswer = z.object({
  id: z.int(),
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** The recipient of the link, when a mail server is configured. */
  email: z.string(),
  passwordLink,
});
export type NewPasswordLink = z.infer<typeof newPasswordLinkAnswer>;

export type SignupRequest = SentRequest;

export const decidedRequestAnswer = sentRequestAnswer.extend({
  /** The account that an approval made. */
  user: z.object({ id: z.int(), username: z.string() }).optional(),
  passwordLink,
});

/** The changes to a user. Absent fields stay; `null` or blank clears an optional field. */
export const changeUserBody = z.object({
  firstName: nameFields.firstName.optional(),
  lastName: nameFields.lastName.optional(),
  email: email().optional(),
  phoneNumber: z.preprocess(blankAsNull, requiredPhone('Phone number must be text', 'Phone number').nullish()),
  companyName: emptiable(200, 'Company name'),
  department: z.preprocess(
    blankAsNull,
    z.enum(DEPARTMENTS, { error: `Choose one of ${DEPARTMENTS.join(', ')}` }).nullish(),
  ),
  userType: z.enum(USER_TYPES, { error: 'Choose an account type' }).optional(),
  isActive: z.boolean({ error: 'Active must be true or false' }).optional(),
});
export type UserChange = z.infer<typeof changeUserBody>;

const userParams = z.object({ id: recordIdText() });

export const peopleContract = {
  'GET /api/users': {
    summary:
      'The users by id: all of them for admins and those who manage users, active employers and admins for other employers. With scope=all page by page, newest first, with figures; with scope=employees the employees',
    who: 'staff',
    scopes: { all: 'perm:manage_users' },
    query: z.object({
      scope: z.enum(['all', 'employees'], { error: 'The scope can be all or employees' }).optional(),
      q: optionalText(200, 'The search'),
      userType: z.enum(USER_TYPES, { error: `The user type can be ${USER_TYPES.join(', ')}` }).optional(),
      state: z.enum(ACCOUNT_STATES, { error: `The state can be ${ACCOUNT_STATES.join(' or ')}` }).optional(),
      ...paging,
    }),
    answer: z.union([userPageAnswer, z.array(userAnswer), z.array(employeeAnswer)]),
  },
  'POST /api/users': {
    summary: 'Create an account; without a password its owner gets a link to choose one',
    who: 'perm:manage_users',
    body: createUserForm,
    answer: createdUserAnswer,
    status: 201,
  },
  'PATCH /api/users/{id}': {
    summary:
      'Change an account, deactivate or reactivate it. A new e-mail address waits as pendingEmail until its owner confirms it',
    who: 'perm:manage_users',
    params: userParams,
    body: changeUserBody,
    answer: userAnswer,
  },
  'POST /api/users/{id}/email': {
    summary:
      'Set the e-mail address of an account whose own works no more: both are told, and it takes effect after 24 hours',
    who: 'admin',
    params: userParams,
    body: z.object({
      email: email(),
      reason: requiredText(500, 'Say why no address of the account works', 'The reason'),
    }),
    answer: userAnswer,
    status: 202,
  },
  'DELETE /api/users/{id}': {
    summary: 'Delete an account; one with orders or recorded changes is deactivated instead',
    who: 'perm:manage_users',
    params: userParams,
  },
  'POST /api/users/{id}/password-link': {
    summary:
      'A new one-time link to choose a password: e-mailed, or in the answer where no mail server is configured. Only an admin makes one for an account that has a password already',
    who: 'perm:manage_users',
    params: userParams,
    answer: newPasswordLinkAnswer,
    status: 201,
  },
  'GET /api/signup-requests': {
    summary: 'Who asked for an employer or admin account',
    who: 'perm:manage_users',
    answer: z.array(sentRequestAnswer),
  },
  'PATCH /api/signup-request/{id}/status': {
    summary: 'Approve a request, which creates the account, or reject it',
    who: 'perm:manage_users',
    params: userParams,
    body: z.object({ status: z.enum(['approved', 'rejected'], { error: 'The status can be approved or rejected' }) }),
    answer: decidedRequestAnswer,
  },
} as const;

function emptiable(most: number, label: string) {
  return z.preprocess(blankAsNull, requiredText(most, `${label} must be text`, label).nullish());
}

function blankAsNull(value: unknown): unknown {
  return typeof value === 'string' && value.trim() === '' ? null : value;
}
