import { expect, test } from 'vitest';
import { openDemoAssistant } from '../support/demo-assistant.ts';

const assistant = openDemoAssistant();

const replyTo = async (message: string) => {
  const { status, body } = await assistant.ask({ message, search: null });
  expect(status).toBe(200);
  return body.reply;
};

test.each([
  [
    'my window faces south and the sun is on it all afternoon, what can people still read',
    /look at: Glowden Window 49/,
  ],
  ['Our club has £500 including VAT for one screen, which would you take?', /look at: Counter 32 menu board/],
  ['Steam room entrance at our hotel, want a screen there, which is safe?', /look at: [^\n]*\n?[\s\S]*IP\d\d/],
  ['Can guests use a touch screen to find their way to the spa?', /look at: Hallmere Find 43/],
  ['Which screen lasts on a terrace by the sea, salt air and rain?', /look at: Glowden Wall 46 outdoor/],
])('the first product suits the place that is told of: %s', async (message, says) => {
  expect(await replyTo(message)).toMatch(says);
});

test.each([
  [
    'Would a 55 inch be readable from the other end of a room 10 metres long?',
    /^No: by that print 55 inches .* 6\.85 m/,
  ],
  ['Would a 65 be big enough if people sit 7 metres away?', /^Yes: by that print 65 inches/],
  ['Can our own electrician put it up or must it be you?', /^Yes, somebody of your own[^\n]*competent person/],
])('yes or no stands first: %s', async (message, says) => {
  expect(await replyTo(message)).toMatch(says);
});

test.each([
  ['Can we use the LG screens we already have with your player?', /^(?!We sell nothing)[\s\S]*HDMI/],
  ['Do you have educational prices or anything off for academies?', /^The prices in the shop are the same/],
  [
    'Does the price of the LED wall include the controller and the frame?',
    /^(?![\s\S]*Together)[\s\S]*Comes with: [^\n]*controller/,
  ],
  ['HDMI or DisplayPort input on the 98, and how many of each?', /^Hallmere Touch 98\. Connections: HDMI × 3/],
  ['Which is better for our hall of 15 by 10 m, a big LCD or LED?', /^(?![\s\S]*600 cabinets)/],
  ['i only have 1.5 metres of wall above the counter, how many screens side by side', /^Across 1\.5 m go 1 to 2/],
  [
    'Do you sell a pull-out mount for video wall panels, what load per panel?',
    /look at: Stanwick pop-out video wall mount/,
  ],
  ['What does the software cost per screen per year for our 12 sites?', /^(?![\s\S]*Counter 32)[\s\S]*£144\.00/],
  ['We are a listed building and cannot drill. Which stands do you have for 55 inch?', /look at: Stanwick floor stand/],
])('what is asked is answered, and nothing that shares its words: %s', async (message, says) => {
  expect(await replyTo(message)).toMatch(says);
});

test.each([
  ['Is there a trolley that holds an 86 inch and can one person push it?', /one person can push/],
  ['Power consumption of the 55 inch in standby and in use please', /draw in standby no specification states/],
  [
    'what are the joints like on the 55 wall panel and how bright is it',
    /Wall 55 panel, 0\.9 mm\. Brightness: 700 nits/,
  ],
  ['Do you take old screens away, and who disposes of the packaging?', /Cartons and foam/],
  ['My pub garden wall has no roof, want to show the football, which screen and do I need a licence?', /TV licence/],
  ['Ballroom wall, 5 by 3 metres, LED, what would it cost including fitting?', /without fitting[\s\S]*after a survey/],
  [
    'As a registered charity, do we get VAT off or a discount of any kind?',
    /prices in the shop are the same[\s\S]*rate in force/,
  ],
  [
    'Which is dearer to run, the Touch 65 or the Touch 75?',
    /^The dearer to run is Hallmere Touch 75[\s\S]*Touch 65: At 16 hours/,
  ],
  ['How long is the guarantee on your outdoor screens?', /‘outdoor screens’: 5 years: Glowden LED sign/],
  ['Which outdoor screens are rated IP65 and will they survive minus 10?', /^3 of the 7[^\n]*‘outdoor screens’/],
  [
    'VESA size and weight of the 55 inch board please, and which of your brackets take it?',
    /Counter 55 menu board[\s\S]*Weight: 16\.4 kg/,
  ],
  ['do you accept purchase orders from schools and how long do we have to pay', /You can pay by:\n• /],
  ['Can I set up a 30 day account, and can invoices go to accounts payable in Leeds?', /Credit terms, such as 30 days/],
])('each half of it: %s', async (message, says) => {
  expect(await replyTo(message)).toMatch(says);
});

test('a wall of panels is added up with a mount for each', async () => {
  const reply = await replyTo('2 x 2 video wall with less than 2 mm between the panels, with mounts, how much?');
  expect(reply).toMatch(/4 × Tessaform Wall 55 panel, 0\.9 mm: £9,800\.00 ex VAT/);
  expect(reply).toMatch(/4 × Stanwick pop-out video wall mount[^\n]*£672\.00[\s\S]*£10,472\.00 ex VAT/);
});

test('a bracket is named by how it moves, where that is asked', async () => {
  const reply = await replyTo('Is there an arm that pulls out and turns for a 49 inch of 14 kg?');
  expect(reply).toMatch(/Stanwick double-arm bracket/);
  expect(reply).not.toMatch(/flat bracket/);
});
