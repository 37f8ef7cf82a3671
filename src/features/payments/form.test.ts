import { expect, test } from 'vitest';
import { paymentMethodForm } from './form.ts';

const messages = (value: unknown) => paymentMethodForm.safeParse(value).error?.issues.map((issue) => issue.message);

test('a method needs a name', () => {
  expect(messages({ name: '  ' })).toEqual(['Payment method name is required']);
});

test.each(['100.01', '101', 999])(
  'a processing fee of %s, more than the payment itself, is refused',
  (processingFee) => {
    expect(messages({ name: 'Card', processingFee })).toEqual(['Processing fee can be at most 100 percent']);
  },
);

test('a processing fee of 100 is allowed', () => {
  expect(messages({ name: 'Card', processingFee: '100' })).toBeUndefined();
});

test.each(['-1', 'free', '', '1000', -0.5, null])('a processing fee of %s is refused', (processingFee) => {
  expect(messages({ name: 'Card', processingFee })).toEqual(['Processing fee must be a valid number']);
});

test('no currency at all is refused', () => {
  expect(messages({ name: 'Card', acceptedCurrencies: '' })).toEqual(['At least one currency must be specified']);
});

test.each(['{', '[]', '"x"', 'null'])('settings of %s are refused', (settings) => {
  expect(messages({ name: 'Card', settings })).toEqual(['Settings must be JSON, such as {"provider": "manual"}']);
});

test('fee and currencies have their defaults', () => {
  expect(paymentMethodForm.parse({ name: 'Bank transfer' })).toEqual({
    name: 'Bank transfer',
    processingFee: '0.00',
    acceptedCurrencies: 'GBP',
  });
});
