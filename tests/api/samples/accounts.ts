import { randomUUID } from 'node:crypto';
import { leedsAddress } from '#features/orders/factory.ts';
import type { Samples } from './sample.ts';

export const accountsCalls = {
  'POST /api/login': ({ username }) => ({ body: { username, password: 'Password123!', role: 'public' } }),
  'POST /api/logout': () => ({}),
  'GET /api/user': () => ({}),
  'POST /api/customer-register': () => ({
    body: { ...newcomer(), userType: 'public', password: 'Password123!', message: 'Do you fit screens too?' },
  }),
  'POST /api/signup-request': () => ({
    body: { ...newcomer(), userType: 'employer', companyName: 'Corner Cafe', message: 'I look after the screens' },
  }),
  'POST /api/password-reset/request': () => ({ body: { email: 'nobody@example.com' } }),
  'POST /api/password-reset/confirm': ({ tokens }) => ({
    body: { token: tokens.pop() ?? 'none-left', newPassword: 'Password456!', confirmPassword: 'Password456!' },
  }),
  'PUT /api/user/{id}': ({ customer }) => ({
    params: { id: customer.id },
    body: { firstName: 'Zoë', lastName: 'O’Brien', email: `${randomUUID()}@example.com`, phoneNumber: '0113 496 0002' },
  }),
  'GET /api/user/export': () => ({ headers: { 'x-confirm-password': encodeURIComponent('Password123!') } }),
  'DELETE /api/user/{id}': ({ customer }) => ({ params: { id: customer.id }, body: { password: 'Password123!' } }),
  'POST /api/proof': () => ({ body: { password: 'Password123!' } }),
  // One session before all of them.
  'DELETE /api/sessions/{id}': ({ own }) => ({ params: { id: own.session } }),
  'GET /api/sessions': () => ({}),
  'DELETE /api/sessions': () => ({}),
  // All of these people share one password, so it stays what it is.
  'POST /api/password': () => changeOfPassword('Password123!', 'Password123!'),
  'POST /api/email-change/check': () => ({ body: { token: 'none' } }),
  'POST /api/email-change/confirm': ({ emailTokens }) => ({ body: { token: emailTokens.pop() ?? 'none-left' } }),
  'DELETE /api/user/{id}/email-change': ({ customer }) => ({ params: { id: customer.id } }),
  'GET /api/session': () => ({}),
  'GET /api/addresses': () => ({}),
  'POST /api/addresses': () => ({ body: { ...leedsAddress, type: 'shipping', isDefault: false } }),
  'PUT /api/addresses/{id}': ({ own }) => ({ params: { id: own.address }, body: { ...leedsAddress, city: 'York' } }),
  'DELETE /api/addresses/{id}': ({ own }) => ({ params: { id: own.address } }),
} satisfies Partial<Samples>;

/** Somebody whom no account is of yet. */
export function newcomer() {
  const email = `${randomUUID()}@example.com`;
  return { firstName: 'Zoë', lastName: 'O’Brien', email, phoneNumber: '0113 496 0003' };
}

/** The change of a password. The sample changes it to itself, which is refused: the calls after it need the one that it has. */
export function changeOfPassword(currentPassword: string, newPassword: string) {
  return { body: { currentPassword, newPassword, confirmPassword: newPassword } };
}
