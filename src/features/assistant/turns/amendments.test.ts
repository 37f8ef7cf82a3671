import { describe, expect, test } from 'vitest';
import { boughtWhen, isOver } from './bought-when.ts';
import { choiceAndMore } from './choice-and-more.ts';
import { complainsOn } from './complaint-on.ts';
import { elsewhereIn } from './elsewhere.ts';
import { withOtherLength } from './other-length.ts';
import { runningTold, togetherUse } from './running.ts';
import { severalCounts } from './several-counts.ts';
import { wallTermsAsked } from './wall-facts.ts';

const today = { year: 2026, month: 11 };

describe('a date of purchase', () => {
  test.each([
    ['about two years ago', { year: 2024, month: null }],
    ['14 months ago', { year: 2025, month: 9 }],
    ['we bought it in March 2024', { year: 2024, month: 3 }],
    ['autumn 2023', { year: 2023, month: null }],
    ['last year some time', { year: 2025, month: null }],
    ['in May 2031', null],
    ['2 of them', null],
    ['2000 nits', null],
  ])('‘%s’ is %j', (message, when) => expect(boughtWhen(message, today)).toEqual(when));

  test('the warranty of a purchase is over, runs, or hangs on the day', () => {
    expect(isOver({ year: 2023, month: 10 }, 3, today)).toBe(true);
    expect(isOver({ year: 2023, month: 12 }, 3, today)).toBe(false);
    expect(isOver({ year: 2023, month: 11 }, 3, today)).toBeNull();
    expect(isOver({ year: 2023, month: null }, 3, today)).toBeNull();
    expect(isOver({ year: 2022, month: null }, 3, today)).toBe(true);
  });
});

describe('how screens are used', () => {
  const before = 'What does a 55 inch screen cost to run 24/7?';
  test('a tariff keeps the hours that were told before, and hours keep the tariff', () => {
    const tariff = runningTold('ours is 19.5p a unit', before);
    expect(tariff && togetherUse(tariff, before)).toMatchObject({ hoursADay: 24, pencePerKwh: 19.5 });
    const hours = runningTold('just 10 hours a day', 'Running 24 hours a day at 19.5p a unit');
    expect(hours && togetherUse(hours, '24 hours a day at 19.5p a unit')).toMatchObject({
      hoursADay: 10,
      pencePerKwh: 19.5,
    });
  });
  test('a price in pounds, another thing or a longer question is no tariff', () => {
    expect(runningTold('we pay £27 for delivery', before)).toBeNull();
    expect(runningTold('what are your opening hours', before)).toBeNull();
    expect(runningTold('we pay 30p', 'Do you deliver to Leeds?')).not.toBeNull();
    expect(runningTold('open 9 to 5', 'Do you deliver to Leeds?')).toBeNull();
  });
});

describe('several counts', () => {
  test.each([
    ['four large and two smaller ones', [4, 2]],
    ['2 x 55 and 1 x 43 instead', [2, 1]],
    ['say one 98 and three 65s', [1, 3]],
  ])('‘%s’ counts %j', (message, pieces) => expect(severalCounts(message)?.map((each) => each.pieces)).toEqual(pieces));
  test.each(['2 big ones', 'is a 55 and a 43 enough for 6 m', '3 menu boards and 2 brackets'])(
    '‘%s’ is no change of sizes',
    (message) => expect(severalCounts(message)).toBeNull(),
  );
});

describe('a part that goes elsewhere', () => {
  test.each([
    ['three, one of them outside', { total: 3, parts: [{ pieces: 1, where: 'outside' }] }],
    ['the other one goes on the terrace', { total: null, parts: [{ pieces: 1, where: 'outside' }] }],
    [
      'two in the window and one inside',
      {
        total: null,
        parts: [
          { pieces: 2, where: 'window' },
          { pieces: 1, where: 'inside' },
        ],
      },
    ],
    ['it will be outside', null],
    ['can I use it outside', null],
  ])('‘%s’ is %j', (message, split) => expect(elsewhereIn(message)).toEqual(split));
});

describe('another measure', () => {
  const before = 'Screens for a counter about 3 m wide?';
  test.each([
    ['our wall is 2.2 m only', before, 'Screens for a counter about 2.2 m wide?'],
    ['make that 5 by 3', 'LED wall 4 x 2 m, price?', 'LED wall 5 by 3 m, price?'],
    ['the hall is 12 m long', 'A touch screen for our hall', 'A touch screen for our hall. The hall is 12 m long'],
    ['is 2 m enough', before, null],
    ['do you have a 5 m lead', before, null],
  ])('‘%s’ asks the question again with it', (message, question, whole) =>
    expect(withOtherLength(message, question)).toBe(whole),
  );
});

describe('a complaint that goes on', () => {
  test.each([
    ['we have guests coming on Friday', true],
    ['so what happens now?', true],
    ['our fair is on Saturday', true],
    ['when will someone ring me?', true],
    ['do you sell brackets?', false],
    ['I tried that already', false],
    ['how much is a Counter 43?', false],
  ])('‘%s’ goes on with it: %s', (message, isOn) => expect(complainsOn(message)).toBe(isOn));
});

test('facts of a wall are asked for by the terms of its page', () => {
  expect(wallTermsAsked('what supply does it want')).toEqual(['Power', 'Circuits']);
  expect(wallTermsAsked('how heavy is it')).toEqual(['Weight']);
  expect(wallTermsAsked('who fits it')).toEqual([]);
});

describe('another one with what goes with it', () => {
  test.each([
    ['a bigger one and its bracket', null, 'and bracket'],
    ['something smaller, with a stand', null, 'and stand'],
    ['the 55 inch, three of them', 55, 'and three of them'],
    ['is there a cheaper one', undefined, undefined],
    ['a smaller one and do you deliver on Sundays', undefined, undefined],
  ])('‘%s’ is of %s inches, %s', (message, inches, more) => {
    const read = choiceAndMore(message);
    expect(read?.inches).toBe(inches);
    expect(read?.more).toBe(more);
  });
});
