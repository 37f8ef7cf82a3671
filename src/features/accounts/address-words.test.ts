import { expect, test } from 'vitest';
import { addressBody } from './contract.ts';

const told = (country: string, postcode: string | undefined) => {
  const whole = { firstName: 'Aisha', lastName: 'Al-Kuwari', addressLine1: '12 Grand Hamad Street', city: 'Doha' };
  const { error } = addressBody.safeParse({ ...whole, country, postcode });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

test.each([
  ['United Kingdom', 'postcode: Postcode is required'],
  ['United States', 'postcode: ZIP code is required'],
  ['France', 'postcode: Postcode is required'],
  ['Qatar', 'postcode: P.O. box or zone is required'],
])('what is missing of an address in the %s is called as its field is', (country, message) => {
  expect(told(country, '')).toEqual([message]);
  expect(told(country, '  ')).toEqual([message]);
});

test('a field that a caller leaves out is missed too, and one that is filled in is not', () => {
  expect(told('Qatar', undefined)).toEqual(['postcode: Postcode is required']);
  expect(told('Qatar', '25')).toBeUndefined();
});
