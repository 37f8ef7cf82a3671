import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../../tests/support/any-character.ts';
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
  ['60 in. vanity, 60 in vanity', ['60#in', 'vanity', '60#in', 'vanity']],
  ['43 in stock, 3 in 1 and 3-in-1', ['43', 'stock', '3', '1', '3', '1']],
  ["4 ft. x 8 ft. and 4' x 8'", ['4#ft', 'x', '8#ft', '4#ft', 'x', '8#ft']],
  ['1-1/2 in., 1½" and 1 1/2 inch', ['1-1/2#in', '1-1/2#in', '1-1/2#in']],
  ['12,000 BTU, pack of 3, 3-Pack, 1.6 cubic feet', ['12000#btu', '3#pk', '3#pk', '1.6#cuft']],
  ['شاشة عرض', ['شاشة', 'عرض']],
  ['👍 .*+?^$()|{[]}\\', []],
])('%s is read as %j', (text, tokens) => {
  expect(tokenise(text)).toEqual(tokens);
});

test('two TVs are televisions, and a CMS is one thing', () => {
  expect(tokenise('TVs CMS')).toEqual(['tv', 'cms']);
});

test('a size is found under its bare number too, and under its unit', () => {
  expect(formsOf('43#in')).toEqual(['43#in', '43', '#in']);
  expect(formsOf('ip65')).toEqual(['ip65', 'ip', '65']);
});

test('a part number is one word', () => {
  expect(joined('BF-MB 043/a')).toBe('bfmb043a');
  expect(codesIn('the BF-MB-043/a, 55" and 0043210')).toEqual(['bfmb043a', '0043210']);
  expect(codesIn('50ft hose, 18x18 tile, 100 watt, 20v')).toEqual([]);
});

test('any text can be read, and no word is longer than forty letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 400 }), (text) => {
      for (const token of tokenise(text)) expect(token.length).toBeLessThanOrEqual(40);
    }),
  );
});
