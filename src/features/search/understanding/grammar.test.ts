import { expect, test } from 'vitest';
import { isDenied, nounsBefore, parse } from './grammar.ts';

const roles = (sentence: string) => parse(sentence).map(({ typed, role }) => `${typed} ${role}`);
const at = (sentence: string, word: string) => parse(sentence).findIndex(({ typed }) => typed === word);

test.each([
  ['something to stick outside', 'stick verb'],
  ['stick player', 'stick other'],
  ['sign our guests in', 'sign verb'],
  ['a sign in red', 'sign noun'],
  ['a tv that stands alone', 'stands verb'],
  ['tv on a stand', 'stand other'],
])('in %j there is %j', (sentence, word) => {
  expect(roles(sentence)).toContain(word);
});

test.each([
  ['no plug there', 'plug', true],
  ['looks elegant, not like a tv', 'tv', true],
  ['a screen instead of a projector', 'projector', true],
  ['no drilling, with a stand', 'stand', false],
  ['a screen and a stand', 'stand', false],
])('%j: whether it denies %j is %j', (sentence, word, isSo) => {
  expect(isDenied(parse(sentence), at(sentence, word))).toBe(isSo);
});

test('the nouns of a phrase end where another phrase begins', () => {
  const sentence = 'for the hospital bed mount';
  const found = nounsBefore(parse(sentence), at(sentence, 'mount')).map(({ word }) => word.typed);
  expect(found).toEqual(['bed', 'hospital']);
  expect(nounsBefore(parse('for luggage, trolley'), 2)).toEqual([]);
});
