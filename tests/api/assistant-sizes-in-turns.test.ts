import { expect, test } from 'vitest';
import { openDemoAssistant } from '../support/demo-assistant.ts';

const { lastOf } = openDemoAssistant();

test.each<[readonly string[], RegExp]>([
  // A size picks the product of what was spoken of, and no other that happens to be first.
  [['How much is the Counter 43?', 'can the 50 go portrait'], /^Counter 50 menu board\. Yes/],
  [['How heavy is the Hallmere Touch 65?', 'has the 75 speakers'], /^Hallmere Touch 75\. Comes with: speakers/],
  [['an 86 inch touch screen please', 'the same in 98?'], /^Hallmere Touch 98: £/],
  [['What VESA is the 98 inch?', 'and the weight'], /^Hallmere Touch 98\. Weight: /],
  // What is asked for and stands on no page is named, with the page of its kind that has it.
  [
    ['How much is the Counter 55?', 'is there a tilting bracket for it?', 'has it a spirit level'],
    /^Of ‘spirit level’ I did not find anything on the page of Stanwick tilting[^\n]*\nThe page of Stanwick flat bracket, up to 400/,
  ],
  [
    ['Counter Pro 55 bright menu board, hours a day?', 'the 43 as well?'],
    /^Counter Pro 43 bright menu board\. Rated for: /,
  ],
  [
    ['a screen behind a bar showing the football', 'would a 65 be big enough at 7 metres'],
    /^Yes: by that print 65 inches/,
  ],
  [['How wide are the gaps of the Tessaform Wall 46 panel?', 'how wide are the gaps'], /^(?!.*Width:).*3\.5 mm/],
  [
    ['can I control the screens over RS-232?', 'the 50 too?'],
    /^Counter 50 menu board\. No, by its specification it is not ‘RS-232’/,
  ],
  [
    ['How much is the Hallmere Room 15 door panel?', 'does it work with outlook'],
    /^Hallmere Room 15 door panel: its page says nothing of just that\.\nIn general: /,
  ],
  [['trolley for a 75 inch screen', 'what does it carry'], /Load for each screen: \d+ kg/],
  [
    ['How much is the Counter 65?', 'and can it hang from a beam'],
    /^By the specifications \d fit Counter 65 menu board: Stanwick ceiling mount/,
  ],
  [['I need an LED wall 3 by 2 metres', 'what pitch is that'], /^Of that wall:\nCabinets: [^\n]*mm pitch/],
])('%j', async (turns, says) => {
  expect((await lastOf(...turns)).reply).toMatch(says);
});

test('what does not hold a screen is not offered for it', async () => {
  const none = await lastOf('How much is the Hallmere Touch 98?', 'is there a bracket that tilts for it');
  expect(none.reply).toMatch(/^Of our brackets none fits Hallmere Touch 98/);
  expect(none.products).toEqual([]);
  const flat = await lastOf('How much is the Hallmere Touch 86?', 'is there a tilting bracket for it?');
  expect(flat.reply).toMatch(
    /^Of those that fit Hallmere Touch 86 none is ‘Tilts’[\s\S]*Stanwick flat bracket, up to 800 × 600/,
  );
});

test('a doubt whether it is large enough is answered from how far it is read', async () => {
  const { reply } = await lastOf(
    'How much is the Hallmere Touch 86?',
    'is that big enough for the back row, 8 metres away?',
  );
  expect(reply).toMatch(/^(?:Yes|No, not with such print)\. Hallmere Touch 86 is read from up to/);
});

test('an LED wall of that size is planned by the sides of what was spoken of', async () => {
  const { reply } = await lastOf('How much is the Hallmere Touch 98?', 'would an LED wall of that size do');
  expect(reply).toMatch(/^A wall of 2\.2 × 1\.2 m/);
});

test('a complaint that goes on by days is told of the days, and what was tried is not asked for again', async () => {
  const days = await lastOf('My parcel came and the box was damaged', "it's been two days, does that matter");
  expect(days.reply).toMatch(/within 3 working days with a photo/);
  const tried = await lastOf('A screen you fitted last month has gone black', 'I have done that, still black');
  expect(tried.reply).not.toMatch(/whether its socket works/);
});
