import { expect, test } from 'vitest';
import { ask } from './sample-shop.ts';

// What is told is not what is wanted: the words of a trouble name no product.
test.each([
  ['guests keep asking reception where breakfast is', /Totem|Find/],
  ['queue out the door and nobody can see prices', /Counter/],
  ['staff on factory floor dont see emails', /Totem/],
  ['assembly hall low ceiling children at back cant see', /LED wall/],
  ["members at the back of the hall can't read the numbers", /LED wall/],
  ['bar too bright in the afternoon west facing windows', /Pro/],
  ['tiny coffee hatch no wall space', /on a stand/],
  ['people keep getting lost on the second floor', /Totem|Find/],
  ['prices are always out of date on the chalkboard', /Counter/],
])('a trouble is answered by what mends it: %s', (q, first) => {
  expect(ask(q).products[0]?.name).toMatch(first);
});

test.each([
  ['replacement remote control samsung display', /remote/],
  ['iec c13 leads 5m black x10', /mains lead/],
  ['replace a 46 inch panel in our video wall', /Wall 46 panel/],
  ['8 way power distribution that switches screens on one after the other', /sequencer/],
  ['tv mount that swivels out from the corner of a waiting room', /double-arm/],
  ['75 inch interactive for year 5 with a trolley', /Touch 75/],
  ['board outside my bakery that I can roll in at night', /A-board/],
  ['honours board that members can scroll', /Touch/],
  ['digital signage for the car park entrance', /outdoor|Drive/],
  ['a sign to hang outside over the door', /LED sign|outdoor/],
  ['welcome screen in the lobby to greet wedding guests', /Totem/],
  ['screen for the gym that won’t get smashed by a ball', /Totem|outdoor/],
])('the thing that is named comes first, whatever stands beside: %s', (q, first) => {
  expect(ask(q).products[0]?.name).toMatch(first);
});

test.each([
  ['slim freestanding totem in gold', 'No product of that kind states ‘gold’.'],
  ['white menu board', 'No product of that kind states ‘white’.'],
  ['brightsign XT5 player', 'No product mentions ‘brightsign’.'],
  ['sky sports pub subscription', 'We do not sell ‘pub subscription’'],
  ['fire exit signage', 'We do not sell ‘fire exit signage’'],
])('a colour, a make and a thing that is not sold are told: %s', (q, says) => {
  expect(ask(q).searchSummary.split(says)).toHaveLength(2);
});

test('what states a colour comes first', () => {
  expect(ask('order kiosk in black').products[0]?.name).toMatch(/Order 32/);
});
