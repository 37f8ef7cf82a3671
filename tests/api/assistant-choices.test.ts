import { expect, test } from 'vitest';
import { openDemoAssistant } from '../support/demo-assistant.ts';

const assistant = openDemoAssistant();

const replyTo = async (message: string) => (await assistant.ask({ message, search: null })).body.reply;

test.each([
  [
    'Which is better for a window, a high brightness lcd or an led poster?',
    /^I would take Glowden Window 43: it has 2,500 nits or more, and Tessaform LED poster/,
  ],
  ['Is a 55 or a 75 better for a hall about 9 metres long?', /^I would take Hallmere Touch 75: [^\n]*read from 9 m/],
  [
    'Should we go for an A-board or a totem outside the pub?',
    /^Both have an IP rating[^\n]*I would take Glowden A-board/,
  ],
])('which of two is better ends in a choice with its figures: %s', async (message, says) => {
  expect(await replyTo(message)).toMatch(says);
});

test.each([
  ['We want a pavement sign that shows video, does it run on a battery?', /^[^\n]*look at: Glowden A-board/],
  [
    'The sun comes straight through our front window all morning, which of your screens is readable from the pavement?',
    /look at: Glowden Window 49/,
  ],
  [
    'Listed building, a screen for the lobby, no drilling and not like a bus station please',
    /look at: Brightfront Totem/,
  ],
])('what is offered suits the place, and no word that is not meant: %s', async (message, says) => {
  expect(await replyTo(message)).toMatch(says);
});

test.each([
  'Do I need any kind of licence to show Sky Sports in the cafe?',
  'Can guests cast their own laptop to the meeting room screen without a cable?',
])('whoever asks what holds is offered no goods: %s', async (message) => {
  const { reply, products } = (await assistant.ask({ message, search: null })).body;
  expect(reply).not.toMatch(/look at/);
  expect(products).toEqual([]);
});

test.each([
  [
    'Do you have a 70 inch touch screen?',
    /^In 70" we sell no ‘touch screen’; the nearest sizes are 55", 65" and 75"\./,
  ],
  [
    'Is there RS232 control on the 49 video wall panels?',
    /^In 49" we sell no ‘video wall panels’; the nearest sizes are 46" and 55"\./,
  ],
])('a size that is not sold is said to be none: %s', async (message, says) => {
  expect(await replyTo(message)).toMatch(says);
});

test.each([
  [
    'touch screens for six classrooms, how much would it be including trolleys for two of them?',
    /^6 × Hallmere Touch 65[^\n]*£9,900\.00 ex VAT\n2 × Stanwick trolley[^\n]*£578\.00/,
  ],
  ['What would door panels for nine meeting rooms come to with VAT?', /Room 10 door panel\. 9 of it are £3,501\.00/],
  [
    '24/7 screens for a control room, six of them in a video wall, what do you suggest?',
    /^A wall of 3 × 2 takes 6 panels[\s\S]*Tessaform 3 × 2 wall, 46", £8,760\.00[^\n]*less than singly/,
  ],
])('what is counted by its places is counted so: %s', async (message, says) => {
  expect(await replyTo(message)).toMatch(says);
});

test.each([
  ['How much are two Hallmere Touch 98 with trolleys?', 'Hallmere Touch 98'],
  ['Price for three 65 inch boards with double-arm brackets, fitted', 'Counter 65 menu board'],
])('what by the specifications does not fit is in no sum: %s', async (message, screen) => {
  const reply = await replyTo(message);
  expect(reply).toMatch(
    new RegExp(String.raw`does not fit ${screen}\. It is not in the sum|Not in the sum: [^\n]* for ${screen}`),
  );
  expect(reply).not.toMatch(/× Stanwick/);
});

test('a budget is not called enough for what does not go together', async () => {
  expect(await replyTo('I have £3000: two touch screens with trolleys, is that enough?')).toMatch(
    /^No, £3,000\.00 is not enough[\s\S]*2 × Hallmere Touch 55[^\n]*\n2 × Stanwick trolley/,
  );
});

test('each of two deeds is answered or handed over', async () => {
  const reply = await replyTo('We need self check in for a hotel, two kiosks, can they take cards and print a key?');
  expect(reply).toMatch(/Of room keys I did not find anything/);
  expect(reply).toMatch(/‘can they take cards’: I did not find|card terminal/);
  expect(await replyTo('Do your touch panels come with a pen and work with Google Classroom?')).toMatch(
    /Google Classroom or Teams run in the browser/,
  );
});
