import { expect, test } from 'vitest';
import { unbroken, withUnbrokenUnits } from './unbroken.ts';

test('a postcode is one word', () => {
  expect(unbroken('LS1 6DT')).toBe('LS1\u00a06DT');
});

test.each([
  ['LED wall, 3.0 × 2.0 m', 'LED wall, 3.0 × 2.0\u00a0m'],
  ['1,200 nits at 58 kg', '1,200\u00a0nits at 58\u00a0kg'],
  ['55 menus, 2 men', '55 menus, 2 men'],
])('%s stays with its unit', (text, shown) => {
  expect(withUnbrokenUnits(text)).toBe(shown);
});
