import { expect, test } from 'vitest';
import { bankAccountFields, bankLines, isPayable, readBankAccount } from './bank-account.ts';

const account = { accountName: 'Corner Signage Ltd', sortCode: '12 34 56', accountNumber: '0123 4567' };
const errorsOf = (value: unknown) =>
  bankAccountFields.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test.each<[change: object, error: string]>([
  [{ accountName: ' ' }, 'accountName: Account name is required'],
  [{ sortCode: '' }, 'sortCode: Sort code is required with an account number'],
  [{ accountNumber: null }, 'accountNumber: Account number is required with a sort code'],
  [{ sortCode: '', accountNumber: '' }, 'iban: Enter a sort code and an account number, or an IBAN'],
  [{ sortCode: '12-34-5' }, 'sortCode: A sort code has 6 digits, such as 12-34-56'],
  [{ sortCode: 123456 }, 'sortCode: Sort code must be text'],
  [{ accountNumber: '1234567' }, 'accountNumber: An account number has 8 digits, with zeros in front'],
  [{ accountNumber: '１２３４５６７８' }, 'accountNumber: An account number has 8 digits, with zeros in front'],
  [{ iban: 'GB34 BUKB 2020 1555 5555 55' }, 'iban: This is not an IBAN.'],
  [{ bic: 'BUKB22' }, 'bic: A BIC has 8 or 11 letters and digits, such as BUKBGB22'],
])('an account with %j is refused at its field', (change, error) => {
  expect(errorsOf({ ...account, ...change })).toEqual([expect.stringContaining(error)]);
});

const british = { accountName: 'Corner Signage Ltd', sortCode: '202015', accountNumber: '55555555' };
const IBAN = 'GB33 BUKB 2020 1555 5555 55';

test.each<[what: string, details: object, error: string]>([
  ['another sort code', { ...british, sortCode: '20-20-16', iban: IBAN }, 'iban: This IBAN is of another sort code'],
  ['another account number', { ...british, accountNumber: '55555556', iban: IBAN }, 'iban: This IBAN is of another'],
  [
    'a BIC of another country',
    { ...british, iban: IBAN, bic: 'COBADEFF' },
    'bic: This BIC is of a bank in another country',
  ],
  [
    'a British BIC for a German IBAN',
    { accountName: 'A', iban: 'DE89370400440532013000', bic: 'BUKBGB22' },
    'bic: This BIC',
  ],
])('an account with %s is refused at its field', (_what, details, error) => {
  expect(errorsOf(details)).toEqual([expect.stringContaining(error)]);
});

test('a foreign IBAN beside a British account, and a bank in Jersey, are accepted', () => {
  expect(errorsOf({ ...british, iban: 'DE89370400440532013000', bic: 'COBADEFF' })).toBeUndefined();
  expect(errorsOf({ ...british, iban: IBAN, bic: 'BUKBJESH' })).toBeUndefined();
});

test('an account is shown as banks write it, and no account at all is allowed', () => {
  const whole = bankAccountFields.parse({ ...british, iban: 'gb33bukb20201555555555', bic: 'bukb gb22' });
  expect(bankLines(whole)).toEqual([
    'Account name: Corner Signage Ltd',
    'Sort code: 20-20-15',
    'Account number: 55555555',
    'IBAN: GB33 BUKB 2020 1555 5555 55',
    'BIC: BUKBGB22',
  ]);
  expect(isPayable(whole)).toBe(true);
  expect(isPayable(bankAccountFields.parse({ sortCode: ' ' }))).toBe(false);
});

test('of details typed before they were checked, only the valid ones are shown', () => {
  const old = readBankAccount({ provider: 'bank_transfer', accountNumber: 'ask us', sortCode: '123456', iban: 7 });
  expect(bankLines(old)).toEqual(['Sort code: 12-34-56']);
  expect(isPayable(old)).toBe(false);
});
