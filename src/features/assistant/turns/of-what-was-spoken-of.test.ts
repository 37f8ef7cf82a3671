import { expect, test } from 'vitest';
import { asksBracketForIt } from './bracket-for-it.ts';
import { doubtsSize } from './enough.ts';
import { askedPart } from './has-it.ts';
import { kindOfThatSize } from './same-size.ts';
import { sizeAlone, sizeTold } from './size-told.ts';
import { asksWhetherIt } from './whether-it.ts';

test.each([
  ['can the 50 go portrait', 50],
  ['has the 75 inch a camera', 75],
  ['how wide is the 98"', 98],
  ['the room is 50 m long', null],
  ['we have the 30 people in at once', null],
])('‘%s’ names %s inches', (message, inches) => {
  expect(sizeTold(message)).toBe(inches);
});

test.each([
  ['what about the 86', 86],
  ['the same in 98?', 98],
  ['and in 75 inch', 75],
  ['what about the 86 on a trolley', null],
  ['make it 8', null],
])('‘%s’ names nothing but %s inches', (message, inches) => {
  expect(sizeAlone(message)).toBe(inches);
});

test.each([
  ['has it a spirit level', 'spirit level'],
  ['does it come with a carry case?', 'carry case'],
  ['is there a handle on it?', 'handle'],
  ['how heavy is it', null],
])('‘%s’ asks for %s', (message, part) => {
  expect(askedPart(message)).toBe(part);
});

test('a bracket is asked for what was spoken of, and a bracket beside it is added to the sum', () => {
  expect(asksBracketForIt('is there a bracket that tilts for it')).toBe(true);
  expect(asksBracketForIt('and can it hang from a beam')).toBe(true);
  expect(asksBracketForIt('and a bracket for it')).toBe(false);
  expect(asksBracketForIt('what does the bracket weigh')).toBe(false);
});

test('a doubt of the size is no doubt of the light', () => {
  expect(doubtsSize('is that enough for the back row?', 'a screen for our hall')).toBe(true);
  expect(doubtsSize('is that bright enough for the sun', 'a screen for our window')).toBe(false);
});

test('another kind of that size is named', () => {
  expect(kindOfThatSize('would an LED wall of that size do')).toBe('LED wall');
  expect(kindOfThatSize('would an LED wall do')).toBeNull();
});

test('what it does with something is understood, and a word alone is not', () => {
  expect(asksWhetherIt('do they work with outlook')).toBe(true);
  expect(asksWhetherIt('does it purr')).toBe(false);
});
