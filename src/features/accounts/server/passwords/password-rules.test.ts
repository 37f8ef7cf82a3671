import { describe, expect, test } from 'vitest';
import { PASSWORD_MESSAGES } from '#features/accounts/password.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isOwnName } from './own-names.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';

describe('a common password is refused', () => {
  test.each([
    ['as it stands in the list', 'password1'],
    ['in another case', 'PassWord1'],
    ['with accents', 'pässwörd1'],
    ['with letters of full width', 'ｐａｓｓｗｏｒｄ1'],
    ['with digits for letters', 'pa55w0rd'],
    ['with signs for letters', 'p@$$w0rd'],
    ['with one letter for its like', 'passwordl'],
    ['from the far end of the list', 'trustno1'],
    ['a row of keys', '1q2w3e4r'],
  ])('%s', async (_, password) => {
    expect(await isCommonPassword(password)).toBe(true);
    await expect(refuseWeakPassword(password, { userType: 'public', names: [] })).rejects.toMatchObject({
      errors: { password: [PASSWORD_MESSAGES.tooCommon] },
    });
  });

  test('and one of one’s own is not', async () => {
    for (const password of ['a Lantern 4 the yard', 'Zebra-9-corner', 'Letters1']) {
      expect(await isCommonPassword(password)).toBe(false);
    }
  });
});

test('the list that is shipped has at least ten thousand passwords', async () => {
  const { default: lists } = await import('zxcvbn/lib/frequency_lists.js');
  const { passwords: words } = lists;
  expect(words.length).toBeGreaterThanOrEqual(30_000);
  for (const word of [words[0], words[9999], words.at(-1)]) expect(await isCommonPassword(word ?? '')).toBe(true);
});

describe('one’s own name with little added', () => {
  const names = ['Zoë', "O'Brien", 'zoe.obrien2', 'zoe@corner-signage.example', 'Brightfront', null, ''];
  test.each([
    'zoe.obrien2',
    'ZoeOBrien1990',
    'Ob0brien1',
    '0brien1990',
    'zoe@corner-signage.example1',
    'Brightfront2026',
    '1-Br1ghtfr0nt!',
  ])('%s is refused', (password) => expect(isOwnName(password, names)).toBe(true));

  test.each(['Brightfront opens at 8', 'Zebra-9-corner', 'zoe likes 4 lamps', 'Letters1'])('%s is not', (password) =>
    expect(isOwnName(password, names)).toBe(false),
  );

  test('an initial refuses nothing', () => expect(isOwnName('BBB-1-2-3-4', ['B', 'Ng'])).toBe(false));
});

test.each(['employer', 'admin'] as const)('the password of an %s has at least 12 characters', async (userType) => {
  const owner = { userType, names: [] };
  await expect(refuseWeakPassword('Zebra-9-cor', owner, 'admin.password')).rejects.toMatchObject({
    code: 'invalid',
    errors: { 'admin.password': ['Password must be at least 12 characters'] },
  });
  await refuseWeakPassword('Zebra-9-corn', owner);
});
