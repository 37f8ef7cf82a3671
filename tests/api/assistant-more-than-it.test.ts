import { expect, test } from 'vitest';
import { openDemoAssistant } from '../support/demo-assistant.ts';

const assistant = openDemoAssistant();

const replyTo = async (message: string) => (await assistant.ask({ message, search: null })).body.reply;

test.each([
  [
    'Is there anything cheaper than the Touch 65 that still has a whiteboard?',
    /^Yes, of its kind these are cheaper than Hallmere Touch 65 \(£1,650\.00\):\n• Hallmere Touch 55, £1,290\.00[^\n]*whiteboard/,
  ],
  [
    'Do you have something brighter than the Counter 55?',
    /^Yes, of its kind these are brighter than Counter 55[\s\S]*Counter Pro 55 bright menu board, 700 nits/,
  ],
])('what is asked for against one that is named is of its kind and has the figure: %s', async (message, says) => {
  expect(await replyTo(message)).toMatch(says);
});

test.each([
  ['Which players work without wifi, just an ethernet cable?', /look at: Brightfront Player, two outputs/],
  ['Gym opening 5am to midnight, which screens would cope?', /^That is 19 hours a day[\s\S]*Counter Pro 43/],
  ['Our church has a 12 metre nave, is a 75 big enough for hymn words?', /^No: by that print 75 inches/],
  ['Car showroom, LED poster or totem, which looks better in daylight?', /^I would take Tessaform LED poster/],
])('a port, the hours, a distance and the light that are told decide: %s', async (message, says) => {
  expect(await replyTo(message)).toMatch(says);
});
