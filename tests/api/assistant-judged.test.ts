import { expect, test } from 'vitest';
import { openDemoAssistant } from '../support/demo-assistant.ts';

// What a stranger found untrue, misleading or of another subject in answers to ordinary questions.
const assistant = openDemoAssistant();

const talk = async (...turns: readonly string[]): Promise<string> => (await assistant.lastOf(...turns)).reply;

test('a day for boards on the wall is told for the delivery alone, and three boards are no nine', async () => {
  const reply = await talk(
    'We open in Leeds on the 14th, could you get 3 menu boards delivered and up on the wall by then?',
  );
  expect(reply).toMatch(/That is the delivery alone/);
  expect(reply).not.toMatch(/3 × Counter Trio/);
});

test('who brings a screen in is quoted from the page of one that comes with people', async () => {
  expect(
    await talk('Delivery is to a third floor with a small lift, would a 98 inch go up and who carries it?'),
  ).toMatch(/Of Hallmere Touch 98 its page says: ‘Delivered by a two-person crew/);
});

test('what is asked of a weight is no sum, and a screen is no accessory of another', async () => {
  const weight = 'Is your window display ok in portrait and can it go double sided off one ceiling pole? total weight?';
  expect(await talk(weight)).toMatch(/^(?![\s\S]*Together)[\s\S]*double-sided\. [^\n]*Weight: 29\.4 kg/);
  expect(await talk('Kids kick balls in the hall where the screen would go. how much for a 50 inch?')).not.toMatch(
    /Counter 32[\s\S]*Together/,
  );
});

test('one cabinet is no scoreboard, and a ribbon shows no match', async () => {
  const score = await talk('We are a small cricket club with about £1,500. Can we get an outdoor scoreboard for that?');
  expect(score).toMatch(/look at: Glowden LED sign[\s\S]*more than the budget/);
  const match = await talk(
    'Our bar screen needs to show the football and then our notices. Will a signage display do both?',
  );
  expect(match).not.toMatch(/look at: [^\n]*(?:ribbon|wall,)/);
});

test('an entrance is no gate, and who names LED by a road is shown an LED sign', async () => {
  expect(await talk('I want a screen at the main entrance that shows visitors names and the lunch menu.')).not.toMatch(
    /look at: [^\n]*outdoor/i,
  );
  expect(await talk("We'd like a sign by the road that parents can read from their cars, LED probably.")).toMatch(
    /look at: Glowden LED sign/,
  );
});

test.each<[readonly string[], RegExp]>([
  [
    ["I've a counter 3.5 metres long and want menus above it. How many screens?", 'what if its only 2.4m'],
    /^Across 2\.4 m go/,
  ],
  [
    ['We need screens in four lobbies running all day and night. Which ones are rated 24/7?', 'at 27p a unit'],
    /24 hours a day at 27p a kWh:\nCounter Pro 43[^\n]*1,034 kWh and £279\.09 a year/,
  ],
  [
    ["what's the cheapest set up for one screen, screen, bracket and player", 'could we go up to 50 inch'],
    /^1 × Counter 50 menu board[^\n]*£565\.00[^\n]*\n1 × Stanwick flat bracket[^\n]*£34\.00 ex VAT\nTogether £599\.00/,
  ],
  [
    ["We'd like a sign by the road that parents can read from their cars.", 'it will be about 15 metres from the road'],
    /largest screen for outdoors/,
  ],
  [['do we need a tv licence for the lounge screen'], /^(?!Our content software)[\s\S]*TV licence/],
])('a turn goes on from what was asked: %j', async (turns, says) => {
  expect(await talk(...turns)).toMatch(says);
});

test('what a screen brings is not bought again', async () => {
  const reply = await talk("what's the cheapest complete set up for one screen, screen, bracket and player");
  expect(reply).toMatch(/^1 × Counter 32 menu board[\s\S]*Together £383\.00 ex VAT/);
  expect(reply).toMatch(/Comes with: player/);
});

test('who is unhappy is answered as such, also in the next breath, and a network that may not be used is no fault', async () => {
  const angry = 'We are very unhappy, your fitter left holes in the wallpaper. Who do I speak to?';
  expect(await talk(angry)).toMatch(/^I am sorry/);
  const next = await talk(angry, 'I want it put right before Saturday, we have a wedding');
  expect(next).toMatch(/You reach a person by phone/);
  expect(next).not.toMatch(/products for that/);
  expect(await talk('our network team wont allow signage on the wifi. can the players run offline')).not.toMatch(
    /sorry/,
  );
});

test('an on-site warranty is told of those whose pages promise it', async () => {
  const reply = await talk('is your warranty on site or do we have to send it back');
  expect(reply).toMatch(/An on-site warranty is promised on the page of Counter 43 menu board/);
});

test('what goes today and is wanted tomorrow is judged for tomorrow', async () => {
  const reply = await talk('if i order four 49s by 2 today can they be in Cardiff tomorrow morning');
  const tomorrow = new Date(assistant.now().getTime() + 86_400_000);
  const day = tomorrow.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'Europe/London' });
  expect(reply).toContain(day);
});

test('what would six come to is the sum of six', async () => {
  const reply = await talk(
    'We are replacing old projectors with 75 inch touch screens. What would six come to with wall brackets and installation?',
  );
  const each = [2_290, 69, 199];
  const sum = 6 * each.reduce((all, one) => all + one, 0);
  expect(reply).toContain(`Together £${sum.toLocaleString('en-GB')}.00 ex VAT`);
  expect(reply.match(/Together|together/gu)).toHaveLength(1);
  expect(reply).not.toMatch(/did not find/u);
});

test('what it must not look like is no place where it stands', async () => {
  const { products } = await assistant.lastOf('A screen for our lobby where we cannot drill, not like a bus station?');
  expect(products[0]?.product.name).toBe('Brightfront Totem 43');
});

test('of several sizes the cheapest of each is named for the hours that are asked for', async () => {
  const { reply, products } = await assistant.lastOf(
    'Can you show me the cheapest 43, 50 and 55 inch displays you’d trust to run 16 hours a day?',
  );
  expect(products.map(({ product }) => product.name)).toEqual([
    'Counter 43 menu board',
    'Counter 50 menu board',
    'Counter 55 menu board',
  ]);
  expect(reply).toMatch(/of our screens of 43", 50" and 55" are rated for so many, the cheapest of each size:/);
});

test('a size of which none is rated for the hours is named, and none of the others is left out', async () => {
  const { reply } = await assistant.lastOf('which 24, 43, 48, 50 and 55 inch screens will run 16 hours a day');
  expect(reply.match(/^• .*: rated for/gmu)).toHaveLength(4);
  expect(reply).toContain('of our screens of 24", 43", 50" and 55" are rated for so many, the cheapest of each size:');
  expect(reply).toContain('Of 48" we have none that is rated for so many.');
});
