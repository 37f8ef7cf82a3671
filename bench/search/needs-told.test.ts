import { expect, test } from 'vitest';
import { ask } from './sample-shop.ts';

// What goes wrong is told, and no thing is named: to find the way, to be called, to sign in and to be told something are four wishes.
test.each([
  ['guests ask same questions at the desk all day', 'Hallmere Find 43 wayfinding kiosk'],
  ['visitors ask the same thing over and over', 'Hallmere Find 43 wayfinding kiosk'],
  ['members cannot find what pitch they are on', 'Hallmere Find 43 wayfinding kiosk'],
  ['staff shout order numbers out', 'Brightfront Queue 55 totem'],
  ['parents ring the office about the same things', 'Brightfront Totem 43'],
  ['queue at check in too long', 'Hallmere Check-in 22 wall kiosk'],
  ['check in kiosk for guests', 'Hallmere Check-in 22 wall kiosk'],
  ['self check in kiosk', 'Hallmere Check-in 22 wall kiosk'],
  ['how do i change prices on menu screens', 'Brightfront content software, 12 months'],
  ['how do i get the pictures onto the screen', 'Brightfront content software, 12 months'],
  ['outside menu board that wont blow over', 'Glowden A-board 32'],
  ['tough screen for sports hall', 'Brightfront Totem 43'],
  ['a sign to hang outside over the door', 'Glowden Wall 46 outdoor'],
])('‘%s’ begins with %s', (q, name) => {
  expect(ask(q).products[0]?.name).toBe(name);
});

test.each([
  'sign in tablet',
  'visitors sign in at reception',
  'check in kiosk for guests',
  'members check in at front desk',
])('who signs in with ‘%s’ is shown no sign for a field', (q) => {
  for (const { name } of ask(q).products.slice(0, 6)) expect(name).not.toContain('LED sign');
});

test.each(['members cannot find what pitch they are on', 'scores for the cricket pitch'])(
  'the field of ‘%s’ is no measure of pixels',
  (q) => {
    for (const { name } of ask(q).products) expect(name).not.toContain('cabinet');
  },
);

test.each([
  ['trolley for 86 screen', 'Stanwick trolley for 55" to 86" screens'],
  ['info kiosk local attractions touch', 'Hallmere Find 43 wayfinding kiosk'],
  ['fire alarm message screen evacuation', 'Brightfront Totem 43'],
])('what is named comes first, whatever word another has: ‘%s’ begins with %s', (q, name) => {
  expect(ask(q).products[0]?.name).toBe(name);
});
