import { expect, test } from 'vitest';
import { ask } from './sample-shop.ts';

test.each([
  ['shopfront fascia too shallow, only 90mm behind glass', 'fascia'],
  ['curved led column around pillar', 'pillar'],
  ['50mm pole 1.5m chrome', 'chrome'],
  ['screen on a plasterboard partition', 'partition'],
  ['bracket for an oak lintel', 'lintel'],
])('where it goes and what it is made of is not said to be not sold: %s', (q, word) => {
  expect(ask(q).searchSummary).not.toContain(`We do not sell ‘${word}`);
});

test('of what is not sold nothing else is said to be missing', () => {
  expect(ask('NEC 55 inch 24/7 slot in pc').searchSummary).not.toContain('24/7’.');
  expect(ask('hide cables white trunking').searchSummary).not.toContain('white’.');
});

test.each(['electric lift wall mount for touch panel', 'wireless screen sharing dongle for interactive panel'])(
  'what holds or feeds a touch screen is not asked to work by touch: %s',
  (q) => {
    expect(ask(q).searchSummary).not.toContain('‘Touch’');
  },
);

test('a product asked for is not one that is owned', () => {
  const { searchSummary, fitted } = ask('poe power player');
  expect(fitted).toEqual([]);
  expect(searchSummary).toContain('‘Powered by the network lead’');
});

test('a stand is not told to stand by itself, nor a ceiling mount to be upright', () => {
  expect(ask('stand for a 50 inch, no drilling').searchSummary).not.toContain('states ‘');
  expect(ask('ceiling bracket for a 65 portrait').searchSummary).not.toContain('states ‘');
});

test('of two sizes both are asked for', () => {
  const { understood, products } = ask('small 10 or 15 inch screen for counter prices');
  expect(understood.map(({ label }) => label)).toEqual(['9" to 16"']);
  expect(products.map(({ specs }) => specs.screenSizeInches)).toEqual(expect.arrayContaining([10.1, 15.6]));
});

test('no wifi there asks for nothing that lacks it', () => {
  expect(ask('usb stick menu display no wifi').searchSummary).not.toContain('wi-Fi');
});

test('a product is suited to a use where its kind or its page says so, and else nothing is said of it', () => {
  expect(ask('new pupils keep getting lost between blocks').searchSummary).not.toMatch(/Queue 55 totem: suited/);
});

test.each([
  ['visitor sign in system tablet', /sign-in|Check-in/],
  ['building directory touch screen', /Find/],
  ['ordering touchscreen for customers wall mounted', /Order 27 wall kiosk/],
  ['meeting room screens outside door booking', /Room/],
  ['hd base t reciever', /extender/],
  ['bulk cat6 reel', /Network lead/],
  ['scrolling message sign', /LED sign/],
  ['big clock countdown led', /LED sign/],
  ['1.5mm pitch led all in one 135"', /All-in-one/],
  ['screens go blank over the weekend and nobody knows', /software/],
  ['dust everywhere in the sawmill break area', /enclosure/],
  ['half time crowd can’t hear the announcements', /speakers/],
  ['conference delegates need to find the Windsor Suite', /Find/],
  ['sweaty gym, members squint at telly across the room', /LED/],
  ['steel RSJ only, need clamp to hang screens off beam', /ceiling mount/],
  ['fire evacuation messages on all screens at once', /software/],
  ['honours board digital', /Touch/],
  ['replacement tile for our led wall', /spare module/],
  ['tea room specials board that i can edit from a tablet', /Counter/],
  ['display for open evening we can wheel about', /wheels|Totem/],
  ['gym class times on the wall', /Totem/],
  ['waterproof price board for a street food stall', /A-board|outdoor/],
])('what is asked for comes first: %s', (q, first) => {
  expect(ask(q).products[0]?.name).toMatch(first);
});

test('who is to come and fit it, a page answers', () => {
  expect(ask('can somebody come and put it on the wall').page?.title).toBe('Contact');
});
