import { expect, test } from 'vitest';
import { openDemoAssistant } from '../support/demo-assistant.ts';

const assistant = openDemoAssistant();

const ask = async (message: string) => (await assistant.ask({ message, search: null })).body;

test.each([
  [
    'What depth does the bracket plus a 55 take off the wall?',
    /^Counter 55 menu board is 72 mm deep\.[^\n]*\n• Stanwick flat bracket, up to 800 × 600: 72 \+ 30 = 102 mm\./,
  ],
  [
    'How far off the wall does the Counter 43 sit on a tilting bracket?',
    /^Counter 43 menu board is 58 mm deep\.[\s\S]*Stanwick tilting bracket[^\n]*: 58 \+ 62 = 120 mm\./,
  ],
])('how far screen and bracket come off the wall is added up: %s', async (message, says) => {
  expect((await ask(message)).reply).toMatch(says);
});

test('a dead module of an LED wall gets steps and a person, and from which side it is served its cabinets say', async () => {
  const dead = await ask('The LED wall we put up has a dead module in the corner. Can I swap it from the front?');
  expect(dead.reply).toMatch(/^I am sorry\.[^\n]*module[\s\S]*\n3\. [^\n]*from the front[\s\S]*Warranty: 3 years/);
  expect(dead.ways).toContain('person');
  expect((await ask('Can the LED wall be serviced from the front?')).reply).toMatch(
    /LED cabinet 50 × 50, 2\.6 mm: ‘Magnetic modules come out from the front\.’/,
  );
});

test('what an outdoor screen is fixed to is told by kind: on a wall, or on a foundation', async () => {
  const { reply } = await ask('Does the outdoor display need a concrete base, or can I bolt it to a wall?');
  expect(reply).toMatch(/On a wall, by their holes \(VESA\): Glowden Wall 46 outdoor, Glowden Wall 75 outdoor/);
  expect(reply).toMatch(/On the ground, Glowden Totem 55 outdoor: ‘[^’]*foundation drawing supplied/);
});

test('what a year costs at hours beyond its rating is told with the rating', async () => {
  const { reply } = await ask('How much does it cost to run the Counter 55 18 hours a day for a year?');
  expect(reply).toMatch(/736 kWh a year[\s\S]*rated for 16 hours a day, and use outside them the warranty does not/);
});
