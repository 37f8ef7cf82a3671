import { expect, test } from 'vitest';
import { signInReason } from './sign-in-reason.ts';

test.each([
  ['/orders/BF-7K3Q-X9MD', false, /^Order BF-7K3Q-X9MD opens for the account that placed it.*link in your receipt/],
  ['/orders/BF-7K3Q-X9MD/return', false, /^Order BF-7K3Q-X9MD opens/],
  ['/orders/BF-7K3Q-X9MD', true, /the address of the page that thanked you/],
  ['/quotes/BQ-7K3Q-X9MD', false, /^Quote BQ-7K3Q-X9MD opens for the account that it was made for.*link in our e-mail/],
  ['/quotes/BQ-7K3Q-X9MD', true, /the link that we gave you/],
  ['/project-lists/12', false, /^That list opens for the account that made it/],
  ['/admin/orders?order=BF-7K3Q-X9MD', false, /for our staff/],
  ['/admin-dashboard', false, /for our staff/],
  ['/product-store', false, /for our staff/],
])('who follows a link to %s (a shop without e-mail: %s) is told why to sign in', (next, isSilent, reason) => {
  expect(signInReason(next, isSilent)).toMatch(reason);
});

test('what is no number is not repeated', () => {
  expect(signInReason('/orders/BF-%E0%A4', false)).toBeNull();
  expect(signInReason('/orders/call%20us', false)).toBeNull();
});

test.each([null, '/checkout', '/cart', '/project-lists', '/customer-dashboard'])(
  'who asks to sign in and go on to %s is told nothing',
  (next) => expect(signInReason(next, false)).toBeNull(),
);

test('a shop that sends no e-mail speaks of none', () => {
  for (const next of ['/orders/BF-7K3Q-X9MD', '/quotes/BQ-7K3Q-X9MD']) {
    expect(signInReason(next, true)).not.toMatch(/e-mail|receipt/);
  }
});
