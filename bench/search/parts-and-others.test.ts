import { expect, test } from 'vitest';
import { ask } from './sample-shop.ts';

const firstOf = (q: string) => ask(q).products[0]?.name;

test.each([
  'replace dead screen in existing video wall',
  'spare display for our video wall',
  'one broken panel of a video wall',
  'another screen for the video wall',
])('a screen of a wall that is there is a single panel: %s', (q) => {
  expect(firstOf(q)).toMatch(/^Tessaform Wall \d+ panel/);
});

test.each(['displayport loop through daisy chain', 'daisy chained screens', 'screen with loop-through'])(
  'what loops the picture through comes first: %s',
  (q) => {
    const { products, searchSummary } = ask(q);
    expect(products[0]?.category).toBe('Video Walls');
    expect(searchSummary).not.toContain('No product is called');
  },
);

test.each([
  ['2.5mm pitch indoor led cabinets', '2.5 mm', /LED cabinet 50 × 50, 2\.6 mm/],
  ['p2 led cabinet', '2 mm', /LED cabinet 50 × 50, 1\.9 mm/],
])('the nearest pitch comes first where the one that is asked for is not sold: %s', (q, said, first) => {
  const { products, searchSummary } = ask(q);
  expect(products[0]?.name).toMatch(first);
  expect(searchSummary).toContain(`No product of that kind states ‘${said}’`);
});

test.each([
  ['ceiling bracket two screens side by side', /ceiling mount/],
  ['wall bracket three displays', /bracket/],
])('a bracket that is named comes first, whatever it holds: %s', (q, first) => {
  expect(firstOf(q)).toMatch(first);
});

test('a screen in a white frame is a screen, and which one is white is said', () => {
  const { products, searchSummary } = ask('lobby screen elegant white frame');
  expect(products[0]?.name).not.toMatch(/frame|lead/);
  expect(searchSummary).toMatch(/white/);
  expect(searchSummary).not.toContain('No product of that kind states ‘white’');
});

test.each([
  ['lockable keyboard cabinet ict', 'keyboard cabinet', /enclosure/],
  ['c13 to c14 leads 2m pack', 'c13 to c14 leads', /mains lead/],
  ['desk monitors 24 inch', 'desk monitors', /Counter 22|24/],
  ['unistrut channel mount adapter', 'adapter', /mount|bracket/],
  ['hide cables listed building', 'hide cables', /./],
])('of ‘%s’ it is said that no %s is sold, beside what serves', (q, thing, first) => {
  const { products, searchSummary } = ask(q);
  expect(searchSummary).toContain(thing);
  expect(searchSummary).toContain('We do not sell');
  expect(products[0]?.name).toMatch(first);
});

test.each(['menu boards x3 above counter', '3 x menu boards', 'menu boards x 3'])(
  'three boards are a set of three too: %s',
  (q) => {
    expect(
      ask(q)
        .products.slice(0, 3)
        .some(({ specs }) => specs.panels === 3),
    ).toBe(true);
  },
);

test.each([
  ['power bi dashboard on screen', 'power bi'],
  ['show fixtures from google sheet', 'google sheet'],
])('that no product speaks of another’s program is said: %s', (q, program) => {
  expect(ask(q).searchSummary).toContain(`No product mentions ‘${program}’.`);
});
