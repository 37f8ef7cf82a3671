import { expect, test } from 'vitest';
import { inSearchWords } from './search-words.ts';

test('a number of people, metres or days is no size', () => {
  for (const message of ['more than 40 pupils see it', 'less than 12 metres away', 'bigger than 30 square metres'])
    expect(inSearchWords(message)).toBe(message);
});

test('what buyers say for a size, a limit or a pitch is said as the search reads it', () => {
  expect(inSearchWords('anything smaller than a 55 for a classroom')).toBe('anything up to 54 inch for a classroom');
  expect(inSearchWords('is there a bigger than 75?')).toBe('is there a at least 76 inch?');
  expect(inSearchWords('a 55ish for the bar')).toBe('a about 55 inch for the bar');
  expect(inSearchWords('500 nit min, P2.5')).toBe('at least 500 nits, 2.5 mm pitch');
  expect(inSearchWords('under P2')).toBe('under P2');
  expect(inSearchWords('do you do the bed linen tablets, sorry, I mean the menu tablets')).toBe(
    'do you do the menu tablets',
  );
  expect(inSearchWords('sorry, I mean the menu boards')).toBe('sorry, I mean the menu boards');
  expect(inSearchWords('do u sell tills aswell')).toBe('do u sell tills as well');
  expect(inSearchWords('a gap only 350 mm tall')).toBe('a gap up to 350 mm tall');
  expect(inSearchWords('what does the 86 touch weigh')).toBe('what does the Touch 86 weigh');
  expect(inSearchWords('is the 43 touch screen heavy')).toBe('is the 43 touch screen heavy');
});

test('by the door of a room is not outdoors, and hot to the touch is no touch screen', () => {
  expect(inSearchWords('a sign outside each meeting room')).toBe('a sign by the door of each meeting room');
  expect(inSearchWords('does it get hot to the touch')).toBe('does it get hot');
});
