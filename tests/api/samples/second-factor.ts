import { openAuthenticator } from '../../support/authenticator.ts';
import type { Samples } from './sample.ts';

const device = openAuthenticator({ origin: 'http://localhost:3000', rpId: 'localhost' });
const challenge = 'AAAA';
const confirmed = () => ({ body: { password: 'Password123!' } });
const named = () => ({ body: { name: 'My phone', passkey: device.create({ challenge }) } });

export const secondFactorCalls = {
  'GET /api/login/second-factor': () => ({}),
  'POST /api/login/second-factor': () => ({ body: { code: '123456' } }),
  'POST /api/login/second-factor/options': () => ({}),
  'POST /api/login/passkey/options': () => ({}),
  'POST /api/login/passkey': () => ({ body: { passkey: device.sign({ challenge }) } }),
  'POST /api/login/enrolment/code': () => ({}),
  'POST /api/login/enrolment/code/confirm': () => ({ body: { code: '123456' } }),
  'POST /api/login/enrolment/passkey/options': () => ({}),
  'POST /api/login/enrolment/passkey': named,
  'GET /api/second-factor': () => ({}),
  'POST /api/second-factor/code/confirm': () => ({ body: { code: '123456' } }),
  'DELETE /api/second-factor/code': confirmed,
  'POST /api/second-factor/code': confirmed,
  'POST /api/second-factor/passkeys/options': confirmed,
  'POST /api/second-factor/passkeys': named,
  'PUT /api/second-factor/passkeys/{id}': ({ own }) => ({ params: { id: own.passkey }, body: { name: 'Blue key' } }),
  'POST /api/second-factor/recovery-codes': confirmed,
  'DELETE /api/second-factor/passkeys/{id}': ({ own }) => ({ params: { id: own.passkey }, ...confirmed() }),
  'DELETE /api/users/{id}/second-factor': ({ own }) => ({
    params: { id: own.enrolled },
    body: { reason: 'Phone lost on the train' },
  }),
} satisfies Partial<Samples>;
