import { expect, test } from 'vitest';
import { asksIn, toldIn } from './asks.ts';

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

test.each([
  [
    'We look for a touch screen, can we pay on invoice and do you install it?',
    ['can we pay on invoice', 'do you install it'],
  ],
  ['We have a gap of 110 cm; which one fits, what does it weigh?', ['which one fits', 'what does it weigh']],
  [
    'Please tell me the weight of the 55 and whether it needs a spur',
    ['tell me the weight of the 55', 'whether it needs a spur'],
  ],
  ['May we see it first, and if we do not like it can we return it?', ['if we do not like it can we return it']],
])('a comma, ‘whether’ or ‘if’ begins the next thing that is asked: %s', (message, asks) => {
  expect(asksIn(message)).toEqual(asks);
});

test('what is told before and between the questions is no question', () => {
  expect(toldIn('We need a screen for the hall. Is it loud? Our budget is £500.')).toEqual([
    'We need a screen for the hall',
    'Our budget is £500',
  ]);
});

test('two deeds of one subject are two things that are asked', () => {
  expect(asksIn('Can they take cards and print a key?')).toEqual(['Can they take cards', 'Can they print a key']);
  expect(asksIn('Do your touch panels come with a pen and work with Teams?')).toEqual([
    'Do your touch panels come with a pen',
    'Do your touch panels work with Teams',
  ]);
});
