import { describe, expect, test } from 'vitest';
import { readList } from './read-list.ts';

const inShort = (message: string) =>
  readList(message)?.lines.map(
    ({ pieces, words, extras }) =>
      `${pieces} ${words}${extras.map(({ words: thing, count, isEach }) => ` + ${count} ${thing}${isEach ? ' each' : ''}`).join('')}`,
  );

describe('a list of goods', () => {
  test.each<[string, readonly string[]]>([
    [
      'two 43 inch screens for the lifts and one 65 for the bar, with brackets and fitting',
      ['2 43 inch screens + 1 brackets each', '1 65 inch screen + 1 brackets each'],
    ],
    [
      '3 x 55 for the gym, brackets, and 1 x 32 for the desk',
      ['3 55 inch screen + 1 brackets each', '1 32 inch screen'],
    ],
    ['Price for three 75 inch touch screens on trolleys', ['3 75 inch touch screens + 1 trolleys each']],
    [
      'room panels for 4 meeting rooms and a 55 inch screen for the lobby with a floor stand',
      ['4 room panels', '1 55 inch screen + 1 floor stand each'],
    ],
    ['A totem for the lobby and two 43s by the lifts, total?', ['1 totem', '2 43 inch screen']],
    [
      'three 55 inch displays, ceiling mounted, delivered to Manchester',
      ['3 55 inch displays + 1 ceiling mounts each'],
    ],
  ])('‘%s’ is read line by line', (said, lines) => expect(inShort(said)).toEqual(lines));

  test('has what is done with it', () => {
    const { isFitted, isDelivered } =
      readList('4 touch screens 65 inch, brackets and fitting, delivered to Leeds') ?? {};
    expect([isFitted, isDelivered]).toEqual([true, true]);
  });
});

test.each([
  'Which 55 inch screen is brighter?',
  'What does a 43 inch screen cost to run, 12 hours a day?',
  'Where is my order?',
  'Can we use the LG screens we already have with your player?',
  'We need a screen in reception for the lunch menu. Is the software included?',
])('‘%s’ is no list', (said) => expect(readList(said)).toBeNull());
