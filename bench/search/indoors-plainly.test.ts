import { expect, test } from 'vitest';
import { ask } from './sample-shop.ts';

// What is made for a shop's window is for a window, the sun or who passes it; elsewhere a screen for indoors comes first.
test.each([
  '24/7 rated display 55',
  '55" tv',
  'sponsors adverts screen',
  'screen to show offers',
  'office screen for news',
  'staffroom noticeboard screen',
  'landlord lobby notice screen portrait 43',
])('‘%s’ tells of no window, and the first three are for none', (q) => {
  for (const { name } of ask(q).products.slice(0, 3)) expect(name).not.toContain('Window');
});

test.each([
  'sunlight readable screen for cafe window',
  'bright display for glass foyer south facing',
  'screen for estate agents window',
  'people walk past and dont see we are open',
])('‘%s’ calls for a window display', (q) => {
  expect(ask(q).products[0]?.name).toContain('Window');
});

test.each([
  ['screen for factory floor dusty', 'Counter Pro 43 bright menu board'],
  ['display for factory floor dusty', 'Counter Pro 43 bright menu board'],
  ['kitchen order screen heat proof', 'Hallmere Touch 32 open frame'],
  ['kitchen display system', 'Hallmere Touch 32 open frame'],
  ['self order touch screen burger van', 'Hallmere Order 27 kiosk'],
  ['hot desk booking screen', 'Hallmere Room 15 door panel'],
  ['24/7 rated display 55', 'Counter Pro 55 bright menu board'],
  ['55" tv', 'Counter Pro 55 bright menu board'],
])('‘%s’ begins with %s', (q, name) => {
  expect(ask(q).products[0]?.name).toBe(name);
});

test.each(['kitchen display system', 'dusty workshop screen'])(
  'under a roof ‘%s’ begins with nothing outdoors',
  (q) => {
    for (const { specs } of ask(q).products.slice(0, 3)) expect(specs.outdoor).not.toBe(true);
  },
);

test.each(['bar telly for showing sport', 'everyone asks at the bar what the score is', 'screen for cafe'])(
  'nobody who asks for ‘%s’ is told of menus',
  (q) => {
    expect(ask(q).searchSummary).not.toContain('made for menus');
  },
);

test('a menu is praised for menus', () => {
  expect(ask('screen for our menu').searchSummary).toContain('made for menus');
});
