import { expect, test } from 'vitest';
import { whyWaiting, wrongAddress, wrongOwner } from './database-address.ts';

const failure = (fields: object, message = 'postgres://shop:secret-word@db.example/shop') =>
  new Error('Failed query', { cause: Object.assign(new Error(message), fields) });

test.each([
  ['a host that is not there', { code: 'ENOTFOUND' }, 'there is no host as DATABASE_URL names it'],
  ['names that cannot be looked up', { code: 'EAI_AGAIN' }, 'there is no host as DATABASE_URL names it'],
  ['nothing that listens', { code: 'ECONNREFUSED' }, 'nothing listens at the address in DATABASE_URL'],
  ['no socket', { code: 'ENOENT', syscall: 'connect' }, 'nothing listens at the address in DATABASE_URL'],
  ['a server that is starting', { code: '57P03' }, 'it is starting up or recovering'],
  ['a server without a free connection', { code: '53300' }, 'it has no connection free'],
  ['silence', {}, 'it gives no answer'],
])('%s is waited for, and the sentence says why, without the address', (_, fields, why) => {
  const sentence = whyWaiting(failure(fields));
  expect(sentence).toContain(why);
  expect(sentence).not.toMatch(/secret|db\.example/);
  expect(wrongAddress(failure(fields))).toBeNull();
});

test('what waiting does not mend is said with the variable: the password, the database, the certificate, the rights', () => {
  const wrong = [{ code: '28P01' }, { code: '3D000' }, { code: 'SELF_SIGNED_CERT_IN_CHAIN' }];
  expect(wrong.map((fields) => wrongAddress(failure(fields), 'DATABASE_READ_URL'))).toEqual([
    'DATABASE_READ_URL: the database refuses this user name and password.',
    'DATABASE_READ_URL: the server has no database of this name. Create it, or correct the address.',
    expect.stringMatching(/^DATABASE_READ_URL: the server's certificate is not trusted here/),
  ]);
  expect(wrongOwner(failure({ code: '42501' }))).toMatch(/^DATABASE_URL: this user may not make tables/);
});
