import { expect, test } from 'vitest';
import { outwardPostcode, postcodeArea } from './postcode.ts';

test('tells strangers only the outward half of a postcode', () => {
  expect(outwardPostcode('LS1 4AP', 'United Kingdom')).toBe('LS1');
  expect(outwardPostcode('sw1a1aa', 'United Kingdom')).toBe('SW1A');
  expect(outwardPostcode('75011', 'France')).toBe('75');
  expect(postcodeArea('M1 1AE')).toBe('M');
  expect(postcodeArea('')).toBe('');
});
