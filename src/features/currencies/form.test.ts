import { expect, test } from 'vitest';
import { currencyForm } from './form.ts';

const euro = { code: 'eur', name: 'Euro', symbol: '€' };
const messages = (value: unknown) => currencyForm.safeParse(value).error?.issues.map((issue) => issue.message);

test('an empty form names what is missing', () => {
  expect(messages({})).toEqual([
    'Currency code must be 3 characters',
    'Currency name is required',
    'Currency symbol is required',
  ]);
});

test.each(['0', '-1', '', 'abc', '1e5', 'NaN', 0, -2, null])('an exchange rate of %s is refused', (exchangeRate) => {
  expect(messages({ ...euro, exchangeRate })).toEqual(['Exchange rate must be a positive number']);
});

test.each(['EU', 'EURO', ''])('a code of %s is refused', (code) => {
  expect(messages({ ...euro, code })).toEqual(['Currency code must be 3 characters']);
});

test.each(['1a2', '$$$', 'ßab', 'ŉab'])('a code of %s is refused, also where its capitals are more letters', (code) => {
  expect(messages({ ...euro, code })).toEqual(['Currency code must be three letters, such as EUR']);
});

test('the rate defaults to 1.00 and the code becomes upper case', () => {
  expect(currencyForm.parse(euro)).toEqual({ code: 'EUR', name: 'Euro', symbol: '€', exchangeRate: '1.00' });
});
