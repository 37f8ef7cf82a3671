import { expect, test } from 'vitest';
import type { Api } from '#web/api.ts';
import { BEGUN_BY, checkBegunBy, isSignedOut } from './begun-by.ts';

const api = (user: { id: number } | null) => (async () => ({ user })) as unknown as Api;
const formOf = (account?: number) => {
  const form = new FormData();
  if (account !== undefined) form.set(BEGUN_BY, String(account));
  return form;
};

test('a form whose buyer was signed out elsewhere is not sent', async () => {
  const problem = await checkBegunBy(api(null), formOf(7));
  expect(problem).toMatchObject({ status: 401, title: 'You have been signed out' });
  expect(isSignedOut(problem)).toBe(true);
});

test('a form of one account does not send what another has in its cart', async () => {
  const problem = await checkBegunBy(api({ id: 8 }), formOf(7));
  expect(problem?.title).toBe('Another account is signed in now');
  expect(isSignedOut(problem)).toBe(false);
});

test('the same account, and a guest who has signed in or not, may send it', async () => {
  expect(await checkBegunBy(api({ id: 7 }), formOf(7))).toBeUndefined();
  expect(await checkBegunBy(api(null), formOf())).toBeUndefined();
  expect(await checkBegunBy(api({ id: 7 }), formOf())).toBeUndefined();
});
