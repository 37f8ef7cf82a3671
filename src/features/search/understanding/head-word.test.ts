import { expect, test } from 'vitest';
import { headWord } from './head-word.ts';
import { readSentence } from './reading.ts';

test.each([
  ['receipt printer rolls 80mm', 'rolls'],
  ['projector bulb for epson', 'bulb'],
  ['class set of chromebooks', 'chromebooks'],
  ['NL-SUN', null],
  ['tv enclosure lockable', null],
  ['sun shines on the screen', null],
  ['menu board', null],
  ['something cheap for a cafe', null],
  ['delivery to Norwich', null],
  ['', null],
])('the word that says what %s asks for', (q, head) => {
  expect(headWord(q, readSentence(q))).toBe(head);
});
