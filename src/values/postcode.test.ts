import { expect, test } from 'vitest';
import { outwardPostcode, postcodeArea, postcodeProblem, readPostcode, readUkPostcode } from './postcode.ts';

const UK = 'United Kingdom';
const US = 'United States';

test('tells strangers only the outward half of a postcode', () => {
  expect(outwardPostcode('LS1 4AP', 'United Kingdom')).toBe('LS1');
  expect(outwardPostcode('sw1a1aa', 'United Kingdom')).toBe('SW1A');
  expect(outwardPostcode('75011', 'France')).toBe('75');
  expect(postcodeArea('M1 1AE')).toBe('M');
  expect(postcodeArea('')).toBe('');
});

test.each([
  ['', UK],
  ['LS', UK],
  ['LS1', UK],
  ['LS1 4A', UK],
  // The letters C, I, K, M, O and V never end a postcode: they are misread too easily.
  ['LS1 4AC', UK],
  ['75011', UK],
  ['LS1 4AP', 'France'],
  ['1000', US],
  ['10001-43', US],
  ['7501', 'France'],
  ['LS1 4AP', 'Germany'],
  ['11', 'Oman'],
  ['?', 'Qatar'],
])('%j is no postcode in %s', (typed, country) => {
  expect(readPostcode(typed, country)).toBeNull();
});

test.each([
  ['ls12ab', UK, 'LS1 2AB'],
  ['  sw1a\u00a01aa ', UK, 'SW1A 1AA'],
  ['M1-1AE', UK, 'M1 1AE'],
  ['ＬＳ１ ４ＡＰ', UK, 'LS1 4AP'],
  ['gir0aa', UK, 'GIR 0AA'],
  ['10001', US, '10001'],
  ['100014321', US, '10001-4321'],
  ['10001–4321', US, '10001-4321'],
  ['75 011', 'France', '75011'],
  ['f-75011', 'France', '75011'],
  [' PO  Box 22011', 'Qatar', 'PO Box 22011'],
  ['112 ', 'Oman', '112'],
])('%j in %s is %j, and stays so', (typed, country, usual) => {
  expect(readPostcode(typed, country)).toBe(usual);
  expect(readPostcode(usual, country)).toBe(usual);
});

test('the postcode box reads as the forms do', () => {
  expect(readUkPostcode('ls12ab')).toBe('LS1 2AB');
  expect(readUkPostcode('10001')).toBeNull();
});

test.each([
  ['LS1 4', UK, 'Enter a full UK postcode, such as LS1 4AP'],
  ['Leeds', UK, 'Enter a UK postcode, such as LS1 4AP'],
  [
    '75011',
    UK,
    'Enter a UK postcode, such as LS1 4AP. This one fits the United States or France: is the country right?',
  ],
  ['ls14ap', US, 'Enter a ZIP code, such as 10001. This one fits the United Kingdom: is the country right?'],
  ['1000', US, 'Enter all five digits of the ZIP code, such as 10001, or all nine, such as 10001-4321'],
  ['750', 'France', 'Enter all five digits of the postcode, such as 75011'],
  ['1', 'Oman', 'Enter all three digits of the postcode, such as 112'],
  ['?', 'Qatar', 'Enter a P.O. box or zone number, such as 22011'],
  ['10115', 'Germany', 'Choose a country'],
])('of %j in %s is said: %s', (typed, country, sentence) => {
  expect(postcodeProblem(typed, country)).toBe(sentence);
});
