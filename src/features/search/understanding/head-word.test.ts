import { expect, test } from 'vitest';
import { headWord } from './head-word.ts';
import { readSentence } from './reading.ts';

test.each([
  ['receipt printer spools 80mm', 'spools'],
  ['class set of recorders', 'recorders'],
  ['curved corner wrap', 'wrap'],
  ['humid', null],
  ['need somthing classy', null],
  ['call the next person', null],
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

test.each([
  'need it by friday',
  'cable cover white',
  'no fan noise, exam hall',
  'pixel pitch from 4 m',
  'receipt printer',
])('‘%s’ names no thing that the shop could lack', (q) => {
  expect(headWord(q, { asked: null, page: null })).toBeNull();
});
