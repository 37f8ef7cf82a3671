import { expect, test } from 'vitest';
import { countedGoods, readJob } from './job.ts';

test.each([
  '',
  '???',
  'how much is the Counter 43',
  'how much is delivery to Leeds',
  'do you fit it',
  'Can I get spare modules with the LED wall or are they extra?',
  '2 × × ×',
  '-2 menu boards and brackets, how much',
  '99999 menu boards and brackets, how much',
])('no job is read from ‘%s’', (message) => {
  expect(readJob(message)).toBeNull();
});

test('goods, fitting and the budget of a job are read, and what the customer owns is not bought', () => {
  expect(readJob('I have £900. Two menu boards, brackets and your man to put them up. Enough?')).toEqual({
    goods: ['Two menu boards', 'brackets'],
    isFitted: true,
    isDelivered: false,
    place: expect.objectContaining({ name: null }),
    budgetPence: 90_000,
  });
  expect(readJob('How much for two Counter 43 and a flat bracket, delivered to Jersey?')).toMatchObject({
    goods: ['two Counter 43', 'a flat bracket'],
    isDelivered: true,
    place: { name: 'Jersey' },
  });
  expect(readJob('How much is a stick player and an HDMI lead to go with our own telly')?.goods).toEqual([
    'a stick player',
    'an HDMI lead',
  ]);
  expect(readJob('I need the price for two 55 inch in portrait with wall brackets')?.goods).toEqual([
    'two 55 inch',
    'wall brackets',
  ]);
});

test.each([
  ['three 55in boards', 3, '55 inch boards'],
  ['4 x 43"', 4, '43 inch screen'],
  ['43 inch menu board', 1, '43 inch menu board'],
  ['two of the Counter 43s', 2, 'Counter 43 inch screen'],
  ['a touch screen', 1, 'touch screen'],
  ['1200 menu boards', 1200, 'menu boards'],
])('‘%s’ are %d of ‘%s’', (part, pieces, words) => {
  expect(countedGoods(part)).toEqual({ pieces, words });
});

test.each([
  [
    'We are replacing old projectors with 75 inch touch screens. What would six come to with wall brackets and installation?',
    '6 x 75 inch touch screens',
  ],
  ['We like the 55 inch menu board, what would 3 of them cost with fitting?', '3 x 55 inch menu board'],
  ['Two 55 inch menu boards with fitting: what would two cost?', 'Two 55 inch menu boards'],
])('%s: the first of its goods is ‘%s’', (message, first) => {
  expect(readJob(message)?.goods[0]).toBe(first);
});
