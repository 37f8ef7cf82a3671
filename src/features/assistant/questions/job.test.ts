import { expect, test } from 'vitest';
import { countedGoods, jobGoesOn, readJob } from './job.ts';

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

test('the customer who does it alone pays no fitting, and a new count goes on from the job before', () => {
  const before = 'What would two menu boards, brackets and fitting come to?';
  expect(jobGoesOn('and without fitting, I do it myself', before)?.isFitted).toBe(false);
  expect(jobGoesOn('and for only three', before)?.goods[0]).toBe('three × menu boards');
  expect(jobGoesOn('and with VAT?', before)?.goods).toHaveLength(2);
  const toParis = 'How much are two menu boards and brackets delivered to Paris?';
  expect(jobGoesOn('and for only three', toParis)?.place).toMatchObject({ country: 'France' });
  expect(jobGoesOn('and delivered to Belfast', toParis)?.place).toMatchObject({ name: 'Northern Ireland' });
  expect(jobGoesOn('do you deliver to York', 'hello')).toBeNull();
  expect(jobGoesOn('is it bright enough for a window', before)).toBeNull();
});
