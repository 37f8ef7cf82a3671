import { expect, test } from 'vitest';
import { ask } from './sample-shop.ts';

const first = (q: string) => ask(q).products[0]?.name;

test.each([
  ['changing room team sheet screen', /Totem/],
  ["screen for the corridor to show pupils' work", /Totem/],
  ['led sign for shop window scrolling', /Window/],
  ['sign by swimming pool with opening times humid', /A-board/],
  ['LED display for school gates facing the road', /LED sign/],
  ['kiosk wayfinding touch portrait freestanding', /Find 43/],
  ['digital menu for restaurant entrance portrait', /Counter 50/],
  ['extension lead power for wall screen 5m', /socket strip/],
  ['menu board mount 3 screen landscape ceiling', /ceiling mount/],
])('in ‘%s’ each word counts in the role that it has there', (q, name) => {
  expect(first(q)).toMatch(name);
});

test('a sign on posts at ten times the usual price leads only where a large one is called for', () => {
  expect(first('sign for carpark full led')).toContain('LED sign');
  expect(first('sign by the pool')).not.toContain('LED sign');
});

test('a big telly is a large screen', () => {
  expect(ask('big telly for the clubhouse bar').products[0]?.specs.screenSizeInches).toBeGreaterThanOrEqual(65);
});

test('what stands in a lift is small', () => {
  expect(ask('screen in the lift').products[0]?.specs.screenSizeInches).toBeLessThanOrEqual(32);
  expect(first('lift lobby screen')).toMatch(/Totem/);
});

test.each([
  ['small led display for shelf', /Shelf strip/],
  ['kiosk that sits on a counter, scans a QR', /Desk 22/],
  ['a board upon which infants may write with a finger', /Touch (?!32|43)/],
  ['70 inch tv for meeting room', /Meet 55|Touch 75/],
  ['sign for church noticeboard outside', /A-board/],
  ['55 screen + bracket + hdmi cable', /55/],
  ['display for a wall next to a lift', /Totem/],
])('‘%s’ begins with %s', (q, name) => {
  expect(first(q)).toMatch(name);
});

test('a size stays what it is where only its use is another, and a pitch of pixels is no field', () => {
  for (const { specs } of ask('gym screens 50 inch x6 install').products)
    expect(Math.abs((specs.screenSizeInches ?? 0) - 50)).toBeLessThanOrEqual(1);
  expect(first('1.5mm pixel pitch led wall indoor')).not.toContain('LED sign');
  expect(first('4k screen 50 inch usb menu')).toBe('Counter 50 menu board');
});

test('of a large picture indoors and one outdoors the place decides', () => {
  expect(ask('big screen indoors for the club').products[0]?.specs.outdoor).not.toBe(true);
});

test('a heavy-duty bracket carries much', () => {
  expect(ask('tv braket heavy duty').products[0]?.specs.loadKg).toBeGreaterThanOrEqual(100);
});

test('who cannot read a screen for the sun is shown bright ones', () => {
  expect(ask('screens not visible because of sunlight in atrium').products[0]?.specs.brightnessNits).toBeGreaterThan(
    2000,
  );
});

test('of a size of which nothing is meant, the sizes beside it are shown, and said', () => {
  const { products, searchSummary } = ask('24 inch small screen counter');
  expect(products[0]?.name).toBe('Counter 22 on a stand');
  expect(products.map(({ name }) => name)).toContain('Shelf strip 24 price display');
  expect(searchSummary).toContain('Kept to: 20" to 28"');
  expect(ask('75" touch screen').searchSummary).toContain('Kept to: 74" to 76"');
});

test('what screen a hall of 12 m needs is none that is too small for it', () => {
  const { products, page } = ask('what size screen for hall 12 metres long');
  expect(page?.href).toBe('/guide?metres=12');
  expect(products[0]?.specs.screenSizeInches).toBe(98);
});

test('what is free, electric or for three is told where nothing is', () => {
  expect(ask('digital signage software free')).toMatchObject({
    searchSummary: expect.stringContaining('No product states ‘free’'),
    products: [{ name: expect.stringContaining('software') }],
  });
  expect(ask('height adjustable stand electric for interactive screen').searchSummary).toContain('‘electric’');
  expect(ask('menu board mount 3 screen landscape ceiling').searchSummary).toContain('‘Holds 3 screens’');
  expect(ask('ipads for pupils').searchSummary).toContain('No product is called ‘ipads’');
  expect(ask('open sign led').searchSummary).toContain('We do not sell ‘open sign led’');
  expect(first('screen freestanding')).toMatch(/Totem/);
});
