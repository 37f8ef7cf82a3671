import { expect, test } from 'vitest';
import { compoundOf, headOfNouns } from './compound.ts';

test.each([
  ['bread display shelf', 'display', ['bread'], ['shelf']],
  ['shower screen', 'screen', ['shower'], []],
  ['touch screen gloves', 'touch screen', [], ['gloves']],
])('‘%s’ is another thing than a %s', (q, thing, before, after) => {
  expect(compoundOf(q, thing)).toEqual({ before, after });
});

test.each([
  ['church hall screen', 'screen'],
  ['screen for the kitchen', 'screen'],
  ['display system', 'display'],
  ['two screens, gloves', 'screens'],
])('‘%s’ is still a %s', (q, thing) => expect(compoundOf(q, thing)).toBeNull());

test('only nouns in a row have a head', () => {
  expect(headOfNouns('tool cabinet')).toBe('cabinet');
  expect(headOfNouns('cabinet for tools')).toBeNull();
  expect(headOfNouns('cabinet')).toBeNull();
});
