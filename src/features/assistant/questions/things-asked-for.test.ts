import { expect, test } from 'vitest';
import { thingsAskedFor } from './things-asked-for.ts';

test.each([
  ['', []],
  ['is it in stock', []],
  ['do you have a showroom', []],
  ['do you do anything for a pub', []],
  ['do you sell them', []],
  ['can you do that, and does it hold for three months', []],
  ['you have person take ticket and wait', []],
])('no thing is asked for by name: %s', (message, things) => {
  expect(thingsAskedFor(message)).toEqual(things);
});

test.each([
  ['do you sell fryers', ['fryers']],
  ['Do you do lockers or chromebook charging trolleys?', ['lockers', 'chromebook charging trolleys']],
  ['do you stock cat6 cable on 305m drums and a crimp tool', ['cat6 cable', 'crimp tool']],
  ['do you supply and fit automatic doors with the kiosks', ['automatic doors']],
  ['have you got any bar stools', ['bar stools']],
  ['could you do us a mower', ['mower']],
  ['You have number machine, person take ticket and wait, like in the bank?', ['number machine']],
])('each thing by itself, without how it is to be: %s', (message, things) => {
  expect(thingsAskedFor(message)).toEqual(things);
});
