import { expect, test } from 'vitest';
import { asksIn } from './asks.ts';

test('a story or a list asks nothing', () => {
  for (const message of ['', 'we have a bar and a lounge', '6 x 55 inch and 6 brackets'])
    expect(asksIn(message)).toEqual([]);
});

test('each question of a message is taken by itself', () => {
  expect(asksIn('How long is the guarantee and does somebody come to the hotel to repair it?')).toEqual([
    'How long is the guarantee',
    'does somebody come to the hotel to repair it',
  ]);
  expect(asksIn('Our wall is brick. Can it be hung there, and how heavy is it?')).toEqual([
    'Can it be hung there',
    'how heavy is it',
  ]);
});

test('what is joined inside one question is not torn apart', () => {
  expect(asksIn('Does it come with a bracket and a player?')).toEqual(['Does it come with a bracket and a player']);
});
