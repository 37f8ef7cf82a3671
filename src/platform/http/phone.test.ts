import { expect, test } from 'vitest';
import { demoRequests } from '#demo/colleagues.ts';
import { demoCustomers } from '#demo/customers.ts';
import { demoDrivers } from '#demo/methods.ts';
import { demoBranches, demoCompany } from '#demo/seed-settings.ts';
import { phoneProblem, readPhone } from './phone.ts';

test.each([
  ['', 'United Kingdom'],
  ['call me', 'United Kingdom'],
  ['call 0113 496 0199', 'United Kingdom'],
  ['0113', 'United Kingdom'],
  ['0113 496 01', 'United Kingdom'],
  ['0113 496 0199 0', 'United Kingdom'],
  ['+999 113 496 0199', 'United Kingdom'],
  ['0113 496 0199', 'France'],
  ['2125550142 3', 'United States'],
])('%j is no phone number in %s', (typed, country) => {
  expect(readPhone(typed, country)).toBeNull();
});

test.each([
  ['01134960199', 'United Kingdom', '0113 496 0199'],
  ['+44 (0)113 496-0199', 'United Kingdom', '0113 496 0199'],
  ['0044 113 4960199', 'United Kingdom', '0113 496 0199'],
  ['02079460106', 'United Kingdom', '020 7946 0106'],
  ['07700900201', 'United Kingdom', '07700 900201'],
  ['01904960108', 'United Kingdom', '01904 960108'],
  ['0113 496 0199 ext 12', 'United Kingdom', '0113 496 0199 x12'],
  ['0199000142', 'France', '+33 1 99 00 01 42'],
  ['+33199000142', 'United Kingdom', '+33 1 99 00 01 42'],
  ['+441134960199', 'France', '+44 113 496 0199'],
  ['+390669812345', 'United Kingdom', '+39 06 6981 2345'],
  ['(212) 555-0142', 'United States', '+1 212 555 0142'],
  ['55500142', 'Qatar', '+974 5550 0142'],
  ['95500142', 'Oman', '+968 9550 0142'],
])('%j in %s is %j, and stays so', (typed, country, usual) => {
  expect(readPhone(typed, country)).toBe(usual);
  expect(readPhone(usual, country)).toBe(usual);
});

test('a usual form that a field could not hold is stored as it was typed', () => {
  expect(readPhone('02079460106x1234567')).toBe('02079460106x1234567');
});

test.each([
  [
    '0113 496',
    'United Kingdom',
    'Enter a phone number with all its digits, such as 0113 496 0199; one from abroad begins with + and its country code',
  ],
  ['0113 496 0199', 'France', 'Enter a phone number without more digits than it has, such as +33 1 99 00 01 42'],
  [
    'call me',
    'United Kingdom',
    'Enter a phone number, such as 0113 496 0199; one from abroad begins with + and its country code',
  ],
])('of %j in %s is said: %s', (typed, country, sentence) => {
  expect(phoneProblem(typed, country)).toBe(sentence);
});

test('every phone number of the demo shop is possible and in its usual form', () => {
  const numbers = [
    ...demoCustomers.map(({ phone, address }) => [phone, address.country]),
    ...[...demoDrivers, demoCompany].map(({ phone }) => [phone, 'United Kingdom']),
    ...demoRequests.map(({ phoneNumber }) => [phoneNumber, 'United Kingdom']),
    ...demoBranches.map(({ phone, country }) => [phone, country]),
  ];
  expect(numbers.length).toBeGreaterThan(15);
  for (const [phone, country] of numbers) expect(readPhone(phone ?? '', country ?? '')).toBe(phone);
});
