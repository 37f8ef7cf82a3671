import { expect, test } from 'vitest';
import { demoProducts } from '#demo/catalogue/products.ts';
import { processorMs } from '../../../tests/support/processor-ms.ts';
import { checkRoom } from './check-room.ts';
import { readFitFacts } from './fit-facts.ts';
import { judge } from './judge.ts';
import type { RoomItem } from './room.ts';

const items = new Map<string, RoomItem>(
  demoProducts.map((product, at) => [
    product.sku.slice('BF-'.length),
    { id: at + 1, name: product.sku.slice('BF-'.length), facts: readFitFacts(product), quantity: 1 },
  ]),
);
const check = (counts: Readonly<Record<string, number>>) => {
  const room = Object.entries(counts).map(([sku, quantity]) => {
    const item = items.get(sku);
    if (!item) throw new Error(`There is no ${sku}.`);
    return { ...item, quantity };
  });
  return checkRoom(room, (host, part) => judge(host.facts, part.facts)).map(
    ({ is, product, sentence }) => `${is}: ${product.name}: ${sentence}`,
  );
};

// Worked out by hand from the specifications of the sample shop.
test.each([
  [
    'of two screens on one bracket one has none, and the player lacks a lead to the second',
    { 'ID-55': 2, 'AC-WF-800': 1, 'AC-PLAY-1': 1, 'AC-HDMI-5': 1 },
    [
      'missing: ID-55: 1 of 2 has no bracket here.',
      'missing: AC-PLAY-1: 1 of 2 HDMI leads to ID-55 is missing here.',
      'fits: AC-WF-800: Holds 1 × ID-55.',
      'fits: AC-PLAY-1: Plays on 2 × ID-55.',
    ],
  ],
  [
    'a stick plugs into the screen and lacks no lead, and a spare bracket is said to be one',
    { 'ID-55': 1, 'AC-WF-800': 3, 'AC-STICK': 1 },
    [
      'spare: AC-WF-800: 2 of 3 left over: nothing more here needs it.',
      'fits: AC-WF-800: Holds 1 × ID-55.',
      'fits: AC-STICK: Plays on 1 × ID-55.',
    ],
  ],
  [
    'a bracket that is too small serves nothing, and its screen has none',
    { 'MB-65': 1, 'AC-WF-400': 1 },
    [
      'wrong: AC-WF-400: This bracket is not made for a screen of the size of MB-65.',
      'missing: MB-65: It has no bracket here.',
    ],
  ],
  [
    'a bracket that would hold either holds the one that the other cannot',
    { 'MB-55': 2, 'MB-43': 1, 'AC-CEIL-1': 2, 'AC-WT-600': 1 },
    ['fits: AC-CEIL-1: Holds 2 × MB-55.', 'fits: AC-WT-600: Holds 1 × MB-43.'],
  ],
  [
    'brackets and players that are in the box need no others',
    { 'VW-2X2-46': 1, 'AC-POPOUT': 4, 'AC-STICK': 1 },
    ['spare: AC-POPOUT: 4 of 4 left over: nothing more here needs it.', 'fits: AC-STICK: Plays on 1 × VW-2X2-46.'],
  ],
  [
    'a lead of which it is not known whether it goes outdoors is neither there nor missing',
    { 'OS-DRIVE-1': 1, 'AC-PLAY-1': 1, 'AC-HDMI-5': 1 },
    [
      'not known: AC-HDMI-5: Whether it goes between AC-PLAY-1 and OS-DRIVE-1 is not known.',
      'fits: AC-PLAY-1: Plays on 1 × OS-DRIVE-1.',
    ],
  ],
  [
    'cabinets hang in their frame and take their picture over a controller',
    { 'LED-CAB-26': 16, 'LED-FRAME': 4, 'LED-CTL-4': 1, 'AC-WF-800': 1 },
    [
      'wrong: AC-WF-800: This bracket does not go with LED-CAB-26.',
      'fits: LED-FRAME: Holds LED-CAB-26.',
      'fits: LED-CTL-4: Drives LED-CAB-26.',
    ],
  ],
  ['a supply without anything to feed serves nothing', { 'AC-PSU': 1 }, ['spare: AC-PSU: Nothing here needs it.']],
  ['an empty room says nothing', {}, []],
])('%s', (_what, room, said) => {
  expect(check(room)).toEqual(said);
});

test('a room of 500 products is checked for at most 200 times the work of copying it', async () => {
  const all = [...items.values()];
  const room = Array.from({ length: 500 }, (_, at) => {
    const item = all[at % all.length];
    if (!item) throw new Error('There are no products.');
    return { ...item, id: at + 1, quantity: 1 + (at % 9) };
  });
  let findings: unknown[] = [];
  const checking = await processorMs(() => {
    findings = checkRoom(room, (host, part) => judge(host.facts, part.facts));
  });
  const copying = await processorMs(() => JSON.parse(JSON.stringify(room)));
  expect(findings.length).toBeGreaterThan(100);
  expect(checking / copying).toBeLessThan(200);
});
