import { expect, test } from 'vitest';
import { callsOf } from './story-calls.ts';

test.each(['', 'a screen for my shop', 'do you do 2 x 2 m of wall'])('nothing is called for: %s', (message) => {
  expect(callsOf(message)).toBe('');
});

test.each([
  ['we cannot drill the panelling', 'free-standing'],
  ['visitors get lost on three floors', 'wayfinding kiosk'],
  ['something by the gate so that people driving past see it', 'outdoor LED sign'],
  ['nothing to fix to but the slab above', 'hangs from the ceiling'],
])('what a story calls for: %s', (message, words) => {
  expect(callsOf(message)).toContain(words);
});
