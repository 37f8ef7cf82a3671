import { expect, test } from 'vitest';
import { countedListIn } from './counted-list.ts';

test.each([
  ['2 x Counter 43 and 3 x flat bracket how much', '2 x Counter 43 and 3 x flat bracket how much'],
  ['I need 2 Touch 65s and 2 trolleys', '2 Touch 65s and 2 trolleys'],
  ['3 x Counter 43, 1 player', '3 x Counter 43, 1 player'],
  [
    'Two Counter 55s, two flat brackets and a stick player please',
    'Two Counter 55s, two flat brackets and a stick player please',
  ],
])('‘%s’ is a counted list', (message, list) => expect(countedListIn(message)).toBe(list));

test.each([
  'do 2 x Counter 43 and 2 x flat bracket fit each other',
  'a 55 inch screen and a bracket',
  'how many people hang 2 screens',
  '43 inch menu board and 55 inch menu board',
  'is it 2 m by 3 m',
])('‘%s’ is none', (message) => expect(countedListIn(message)).toBeNull());
