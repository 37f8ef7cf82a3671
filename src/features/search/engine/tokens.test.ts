import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codesIn, formsOf, joined, tokenise } from './tokens.ts';

test.each(['55" display', '55 inch display', '55-inch displays', '55in display', '55″ Display', '55 inches display'])(
  '%s means 55 inches',
  (text) => {
    expect(tokenise(text)).toEqual(['55#in', 'display']);
  },
);

test.each([
  ['Menu boards & accessories', ['menu', 'board', 'accessory']],
  ['boxes, touches, wireless, chassis, status', ['box', 'touch', 'wireless', 'chassis', 'status']],
  ['Café in the window', ['cafe', 'window']],
  ['4K 2.5mm 24/7 IP65', ['4#k', '2.5#mm', '24/7', 'ip65']],
  ['شاشة عرض', ['شاشة', 'عرض']],
  ['👍 .*+?^$()|{[]}\\', []],
])('%s is read as %j', (text, tokens) => {
  expect(tokenise(text)).toEqual(tokens);
});

test('a size is found under its bare number too, and under its unit', () => {
  expect(formsOf('43#in')).toEqual(['43#in', '43', '#in']);
  expect(formsOf('ip65')).toEqual(['ip65', 'ip', '65']);
});

test('a part number is one word', () => {
  expect(joined('BF-MB 043/a')).toBe('bfmb043a');
  expect(codesIn('the BF-MB-043/a, 55" and 0043210')).toEqual(['bfmb043a', '0043210']);
});

test('any text can be read, and no word is longer than forty letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      for (const token of tokenise(text)) expect(token.length).toBeLessThanOrEqual(40);
    }),
  );
});
