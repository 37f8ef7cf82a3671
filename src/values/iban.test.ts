import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readIban } from './iban.ts';

const VALID = ['GB33BUKB20201555555555', 'DE89370400440532013000', 'NO9386011117947', 'QA58DOHB00001234567890ABCDEFG'];

test.each(VALID)('%s is an IBAN, however it is spaced', (iban) => {
  const shown = readIban(iban);
  expect(shown?.replaceAll(' ', '')).toBe(iban);
  expect(readIban(` ${iban.toLowerCase().replace(/(..)/g, '$1 ')}`)).toBe(shown);
  expect(shown).toMatch(/^(\S{4} )+\S{1,4}$/);
});

test.each([
  '',
  'GB',
  'GB33',
  'GB33BUKB2020155555555',
  'ZZ33BUKB20201555555555',
  'GB33 BUKB 2020 1555 5555 5?',
  '0033BUKB',
])('%j is none', (text) => expect(readIban(text)).toBeNull());

test('one wrong digit, or two exchanged, is always noticed', () => {
  const place = fc.nat(17);
  fc.assert(
    fc.property(fc.constantFrom(...VALID.slice(0, 2)), place, fc.nat(8), (iban, at, by) => {
      const i = iban.length - 1 - (at % 14);
      const wrong = String((Number(iban[i]) + 1 + by) % 10);
      expect(readIban(iban.slice(0, i) + wrong + iban.slice(i + 1))).toBeNull();
      const swapped = `${iban.slice(0, i - 1)}${iban[i]}${iban[i - 1]}${iban.slice(i + 1)}`;
      if (swapped !== iban) expect(readIban(swapped)).toBeNull();
    }),
  );
});
