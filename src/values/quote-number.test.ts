import { expect, test } from 'vitest';
import { formatQuoteNumber, readQuoteNumber } from './quote-number.ts';

test.each([
  ['BQ-7K3Q-X9MD', 'BQ-7K3Q-X9MD'],
  [' bq 7k3q x9md ', 'BQ-7K3Q-X9MD'],
  ['7K3Q-X9MD', 'BQ-7K3Q-X9MD'],
  ['BQOI-LX9M-DK', 'BQ-011X-9MDK'],
  // These begin like the head and are none.
  ['BQ7K-3QX9', 'BQ-BQ7K-3QX9'],
  ['BF7K-3QX9', 'BQ-BF7K-3QX9'],
  // An order's number is no quote's.
  ['BF-7K3Q-X9MD', null],
  ['BQ-7K3Q-X9M', null],
  ['BQ-7K3Q-X9MU', null],
  ['', null],
])('%j reads as %j', (typed, number) => {
  expect(readQuoteNumber(typed)).toBe(number);
});

test('a written number is read back in any spelling', () => {
  for (const bytes of [new Uint8Array(5), new Uint8Array(5).fill(255), Uint8Array.of(93, 238, 1, 2, 3)]) {
    const number = formatQuoteNumber(bytes);
    expect(number).toMatch(/^BQ-.{4}-.{4}$/);
    expect(readQuoteNumber(number)).toBe(number);
    expect(readQuoteNumber(number.slice(3))).toBe(number);
  }
});
