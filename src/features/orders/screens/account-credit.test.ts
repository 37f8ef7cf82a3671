import { expect, test } from 'vitest';
import { boundWords, creditIn, creditRows, creditSpent, wrongInCredit } from './account-credit.tsx';

const sent = (credit: string, expectedTotal = '540.00') => {
  const form = new FormData();
  form.set('credit', credit);
  form.set('expectedTotal', expectedTotal);
  return creditIn(form);
};
const [held, total] = [343_800, 54_000];

test('more credit than the order costs pays all of it, and the field says so', () => {
  expect(creditSpent('600', held, total)).toBe(total);
  expect(creditRows(creditSpent('600', held, total), total).map(({ value }) => value)).toEqual(['−£540.00', '£0.00']);
  expect(sent('£600')).toBe('540.00');
  expect(boundWords('600', total)).toBe('The order comes to £540.00: no more than that is spent of it.');
  expect(wrongInCredit('600', held, total)).toBeUndefined();
});

test('more credit than the account has takes nothing off, and the field says what there is', () => {
  expect(creditSpent('500.01', 50_000, total)).toBe(0);
  expect(wrongInCredit('500.01', 50_000, total)).toBe('The account has £500.00 of credit.');
  expect(sent('500.01')).toBe('500.01');
});

test('what is no amount is sent as it was typed, for the server to refuse', () => {
  expect([sent('ten'), sent('-1'), sent(''), sent('300.50')]).toEqual(['ten', '-1', undefined, '300.50']);
  expect(creditSpent('-1', held, total)).toBe(0);
  expect([boundWords('300.50', total), wrongInCredit('300.50', held, total)]).toEqual([null, undefined]);
});
