import { sentCheck } from '#features/bots/screens/sent-check.ts';
import { textOf, textsOf } from '#values/form-text.ts';
import type { Api } from '#web/api.ts';
import type { SignupOutcome } from './signup-done.tsx';
import type { SignupValues } from './signup-fields.tsx';

const FIELDS = ['userType', 'firstName', 'lastName', 'email', 'phoneNumber', 'companyName', 'message'] as const;

/** Registers a customer, or requests an employer or admin account; fields of the other types are left out. */
export async function sendSignup(api: Api, form: FormData): Promise<SignupOutcome> {
  const { userType, companyName, ...person } = signupValues(form);
  const headers = sentCheck(form);
  if (userType === 'employer' || userType === 'admin') {
    const company = userType === 'employer' ? { companyName } : {};
    const { email } = await api('POST /api/signup-request', { headers, body: { ...person, ...company, userType } });
    return { kind: 'request', userType, email };
  }
  const password = textOf(form, 'password');
  const { user } = await api('POST /api/customer-register', {
    headers,
    body: { ...person, password, userType: 'public' },
  });
  return { kind: 'account', username: user.username, email: user.email };
}

/** The typed values to show again, without the password. */
export function signupValues(form: FormData): SignupValues {
  return textsOf(form, FIELDS);
}
