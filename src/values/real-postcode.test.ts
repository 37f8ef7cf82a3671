import { expect, test } from 'vitest';
import { postcodeProblem } from './postcode.ts';
import { readRealPostcode } from './real-postcode.ts';

const UK = 'United Kingdom';

test.each(['ZZ99 9ZZ', 'A1 1AA', 'xx10 1aa', 'TOSTRING', 'LS1 4A'])('%s lies in no postcode area', (typed) => {
  expect(readRealPostcode(typed, UK)).toBeNull();
  expect(postcodeProblem('ZZ99 9ZZ', UK)).toBe('Enter a UK postcode, such as LS1 4AP');
});

test.each([
  ['ls14ap', UK, 'LS1 4AP'],
  ['JE2 3AB', UK, 'JE2 3AB'],
  ['gir0aa', UK, 'GIR 0AA'],
  ['bf1 2at', UK, 'BF1 2AT'],
  ['75 011', 'France', '75011'],
])('%s in %s stays %s', (typed, country, usual) => {
  expect(readRealPostcode(typed, country)).toBe(usual);
});
