import { describe, expect, test } from 'vitest';
import { demoProducts } from '#demo/catalogue/products.ts';
import { type AnswersRead, readAnswers } from './answers.ts';
import { judgeScreen } from './judge-screen.ts';
import { readScreenFacts } from './screen-facts.ts';

// Read from the data sheets of the sample catalogue and worked out by hand with the formulas of docs: pictures 10 × height, a menu of n
// lines 120 × height ÷ n, figures 3.183 × height.
const SCENARIOS: readonly [name: string, address: string, suit: string, doNot: string][] = [
  [
    'a café reads 12 lines from 4 m',
    'wall 4 room menu:12 12',
    'MB-32 MB-43 MB-50',
    'MB-22-SLIM ID-ROOM-10 MB-22-STAND OS-WIN-43',
  ],
  [
    'a queue reads 12 lines from 6 m',
    'wall 6 room menu:12 16',
    'MB-50 MB-55 MB-43 MB-QUAD-43 MB-TRIO-49',
    'MB-TRIO-43 MB-22-SLIM',
  ],
  [
    '20 lines from 6 m hang upright',
    'wall 6 room menu:20 16',
    'MB-50 MB-55 MB-65 VW-46 ID-86',
    'MB-43 MB-DUO-55 ID-75 MB-32',
  ],
  ['35 lines from 6 m need a wall', 'wall 6 room menu:35 16', 'LED-WALL-30 LED-ONE-163', 'MB-50 MB-65 VW-3X3-46 ID-98'],
  [
    'a petrol station never closes',
    'wall 6 room menu:12 24',
    'MB-55-PRO MB-43-PRO VW-46 ID-43',
    'MB-55 MB-50 MB-65 ID-55 MB-TRIO-49',
  ],
  [
    'an estate agent faces south',
    'window 4 south pictures 16',
    'OS-WIN-49 OS-WIN-55D',
    'OS-WIN-43 OS-WIN-55L MB-55 MB-55-PRO',
  ],
  [
    'an optician has an ordinary window',
    'window 4 normal pictures 24',
    'OS-WIN-43 OS-WIN-49 OS-WIN-55D OS-WIN-55L',
    'LED-POSTER-25 MB-55-PRO OS-TOTEM-55',
  ],
  ['a menu in a window in the shade', 'window 3 shaded menu:20 12', 'OS-WIN-43 OS-WIN-55L', 'MB-43-PRO KI-TOTEM-55'],
  ['a window measured at 35,000 lux', 'window 4 35000 pictures 16', 'OS-WIN-49', 'OS-WIN-43 OS-WIN-55L'],
  [
    'a corridor is read from 5 m below a ceiling',
    'ceiling 5 room pictures 16',
    'MB-43 MB-55 OS-WIN-43 LED-POSTER-25',
    'MB-DUO-55 OS-ABOARD-43 OS-WALL-46 KI-TOTEM-43 MB-22-SLIM',
  ],
  [
    'a foyer has room on the floor',
    'floor 5 room pictures 12',
    'KI-TOTEM-43 KI-TOTEM-55 ID-MOBILE-65 LED-WALL-20 VW-2X2-46-FS',
    'ID-TABLE-43 ID-TABLE-55 ID-LECTERN-32 KI-FIND-43 KI-ORDER-32 OS-TOTEM-55',
  ],
  [
    'whoever stands at 2 m sees the points of an LED wall',
    'floor 2 room pictures 12',
    'LED-POSTER-19 KI-TOTEM-43',
    'LED-WALL-20 LED-POSTER-25',
  ],
  ['a till shows 12 lines', 'counter 2 room menu:12 12', 'MB-22-STAND ID-32', 'KI-DESK-15 KI-DESK-22 MB-22-SLIM MB-43'],
  ['a till in daylight', 'counter 2 daylight menu:12 12', 'ID-32', 'MB-22-STAND KI-DESK-13'],
  [
    'a forecourt in full sun',
    'outdoors 5 sun pictures 16',
    'OS-LED-32',
    'OS-TOTEM-65 OS-TOTEM-55 OS-DRIVE-1 OS-WALL-75 MB-55',
  ],
  ['three metres from a forecourt sign in full sun', 'outdoors 3 sun pictures 16', '', 'OS-LED-32 OS-TOTEM-65'],
  [
    'a shelter in the shade is lit all night',
    'outdoors 3 shade menu:12 24',
    'OS-DRIVE-1 OS-TOTEM-55 OS-TOTEM-65 OS-WALL-75',
    'OS-WALL-46 OS-ABOARD-43 OS-CASE-55 MB-55-PRO',
  ],
  [
    'a pavement under open sky',
    'outdoors 4 open pictures 12',
    'OS-ABOARD-43 OS-WALL-46 OS-TOTEM-55',
    'OS-ABOARD-32 KI-TOTEM-43',
  ],
  [
    'a drive-through reads 20 lines',
    'outdoors 3 open menu:20 24',
    'OS-DRIVE-1 OS-DRIVE-2 OS-TOTEM-65',
    'OS-WALL-46 OS-ABOARD-43 MB-55-PRO',
  ],
  [
    'a school hall is 12 m deep',
    'wall 12 bright pictures 8',
    'ID-98 VW-3X3-46 LED-WALL-30 MB-65',
    'ID-86 VW-2X2-46 MB-50 MB-43-PRO',
  ],
  ['a sports bar is dark', 'wall 8 dim pictures 16', 'VW-2X2-46 ID-75 MB-65', 'MB-TRIO-43 ID-55'],
  [
    'a hospital shows figures over a corridor',
    'ceiling 6 bright figures 24',
    'LED-POSTER-25 LED-POSTER-19',
    'MB-55-PRO OS-WIN-49 MB-55',
  ],
  [
    'an office looks at figures from 2 m',
    'wall 2 room figures 8',
    'MB-55 ID-65 VW-55 LED-ONE-163',
    'MB-50 MB-43 LED-WALL-30 ID-43',
  ],
  ['40 lines from 60 m are read from nothing', 'wall 60 room menu:40 8', '', 'LED-ONE-163 VW-3X3-46 LED-WALL-30'],
];

function readScenario(address: string): AnswersRead {
  const [place, metres, light = '', shown = '', hours] = address.split(' ');
  const [shows, lines] = shown.split(':');
  const isMeasured = /^\d/.test(light);
  return readAnswers({ place, metres, ...(isMeasured ? { lux: light } : { light }), shows, lines, hours });
}

describe('the guide', () => {
  test.each(SCENARIOS)('%s', (_name, address, suit, doNot) => {
    const { answers } = readScenario(address);
    if (!answers) throw new Error(`${address} is no answer`);
    const found = demoProducts.filter((product) => {
      const facts = readScreenFacts(product);
      return facts !== null && judgeScreen(facts, answers).verdict === 'suits';
    });
    const names = found.map(({ sku }) => sku.replace('BF-', ''));
    expect(names).toEqual(expect.arrayContaining(suit.split(' ').filter(Boolean)));
    expect(names.filter((name) => doNot.split(' ').includes(name))).toEqual([]);
    if (suit === '') expect(names).toEqual([]);
  });

  test('of no scenario a product is named that is not sold', () => {
    const named = SCENARIOS.flatMap(([, , suit, doNot]) => `${suit} ${doNot}`.split(' ')).filter(Boolean);
    expect(named.filter((name) => !demoProducts.some(({ sku }) => sku === `BF-${name}`))).toEqual([]);
  });

  test('a board of 400 nits in a window that faces south is refused with its numbers', () => {
    const { answers } = readScenario('window 4 south pictures 16');
    const board = demoProducts.find(({ sku }) => sku === 'BF-MB-55');
    const facts = board && readScreenFacts(board);
    if (!answers || !facts) throw new Error('not there');
    const { verdict, found } = judgeScreen(facts, answers);
    expect(verdict).toBe('refused');
    expect(found.light.say()).toBe(
      'Its 400 nits give a contrast of 1.6 in a window that faces south (50,000 lux), where 5 is the least and 3,000 nits are asked for.',
    );
    expect(found.place.say()).toBe('It is not made to go in a window.');
  });

  test('what a specification does not say is not known, and never suits', () => {
    const { answers } = readScenario('wall 2 room pictures 8');
    if (!answers) throw new Error('no answer');
    const specs = { technology: 'LCD', places: ['wall'], screenSizeInches: 55, resolution: '3840 × 2160' } as const;
    const verdictOf = (more: object) => {
      const facts = readScreenFacts({ name: 'Screen', specs: { ...specs, ...more } });
      if (!facts) throw new Error('no screen');
      const { verdict, found } = judgeScreen(facts, answers);
      return [verdict, found.distance.is, found.light.is, found.hours.is];
    };
    const known = { brightnessNits: 400, operatingHours: '16/7' };
    expect(verdictOf(known)).toEqual(['suits', 'met', 'met', 'met']);
    expect(verdictOf({ ...known, brightnessNits: undefined })).toEqual(['not known', 'met', 'unknown', 'met']);
    expect(verdictOf({ ...known, operatingHours: undefined })).toEqual(['not known', 'met', 'met', 'unknown']);
    expect(verdictOf({ ...known, resolution: undefined })).toEqual(['not known', 'unknown', 'met', 'met']);
    expect(readScreenFacts({ name: 'Nothing is known of it', specs: {} })).toBeNull();
  });
});
