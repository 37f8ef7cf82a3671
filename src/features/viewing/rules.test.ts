import { describe, expect, test } from 'vitest';
import { contrastOf, LEAST_CONTRAST, LIGHT, windowNits } from './brightness.ts';
import { metresIn } from './distance.ts';
import { picturesOf, readPair, sidesOf } from './picture.ts';
import {
  farthestOfPixels,
  farthestOfPrint,
  farthestReader,
  leastHeightMm,
  leastInches,
  mostLines,
  olderRule,
  printMm,
} from './reading.ts';
import { mostHours, yearlyKwh, yearlyPence } from './running.ts';

test('what is no distance, or none that a room has, is not read as one', () => {
  for (const message of ['', '55 inch', '0 m', '900 metres', '4 months', 'HDMI 2.0'])
    expect(metresIn(message), message).toBeNull();
  expect(metresIn('for a space about 4m across')).toBe(4);
  expect(metresIn('people stand 20 ft away')).toBeCloseTo(6.096, 3);
});

describe('a picture whose size the facts do not say has none', () => {
  test.each([
    ['without a resolution', { screenSizeInches: 55 }],
    ['with a resolution in words', { screenSizeInches: 55, resolution: 'Full HD' }],
    ['of no pixels', { screenSizeInches: 55, resolution: '0 × 1080' }],
    ['without a diagonal or a pitch', { resolution: '3840 × 2160' }],
    [
      'that is a single LED cabinet',
      { technology: 'LED', formFactor: 'bare', pixelPitchMm: 2.6, resolution: '192 × 192' },
    ],
  ] as const)('%s', (_what, specs) => expect(picturesOf(specs)).toEqual([]));
  test('nor is a text a pair', () => expect(readPair('about 400 × 400')).toBeNull());
});

describe('the worked examples of the buying help', () => {
  test('a 55" picture is 1217.6 × 684.9 mm', () => {
    const { widthMm, heightMm } = sidesOf(55);
    expect([widthMm.toFixed(1), heightMm.toFixed(1)]).toEqual(['1217.6', '684.9']);
  });

  test('basic reading: 1500 mm at 3.5 % to 10.5 m, 55" at 5 % to 6.85 m', () => {
    expect(farthestOfPrint(1500, 0.035)).toBeCloseTo(10.5, 9);
    expect(farthestOfPrint(sidesOf(55).heightMm)).toBeCloseTo(6.85, 2);
    expect(farthestOfPrint(sidesOf(leastInches(6)).heightMm)).toBeCloseTo(6, 9);
  });

  test('figures: 1500 mm of 1080 rows to 4.775 m; the older rule for 55": 2.74, 4.11, 5.48 m', () => {
    expect(farthestOfPixels(1500, 1080)).toBeCloseTo(4.775, 3);
    const { study, read, look } = olderRule(sidesOf(55).heightMm);
    expect([study, read, look].map((metres) => metres.toFixed(2))).toEqual(['2.74', '4.11', '5.48']);
  });

  test('print at 6 m: 30 mm with ease, 15 clearly, 10 at the least', () =>
    expect(printMm(6)).toEqual({ comfortable: 30, clear: 15, least: 10 }));

  test('a menu on 55": 20 lines to 4.11 m, 10 lines to 8.22 m', () => {
    const [picture] = picturesOf({ screenSizeInches: 55, resolution: '3840 × 2160' });
    if (!picture) throw new Error('no picture');
    expect(farthestReader(picture, { shows: 'menu', lines: 20 })).toBeCloseTo(4.11, 2);
    expect(farthestReader(picture, { shows: 'menu', lines: 10 })).toBeCloseTo(8.22, 2);
    expect(
      leastHeightMm(farthestReader(picture, { shows: 'menu', lines: 10 }), { shows: 'menu', lines: 10 }),
    ).toBeCloseTo(684.9, 1);
  });

  test('a 50" board shows 12 lines to readers at 6 m, and 22 where it hangs upright', () => {
    const pictures = picturesOf({ screenSizeInches: 50, resolution: '3840 × 2160', orientation: 'both' });
    expect(pictures.map(({ heightMm }) => mostLines(heightMm, 6))).toEqual([12, 22]);
  });

  test.each([
    [400, 1_000, 31.4],
    [700, 20_000, 3.74],
    [2_500, 20_000, 10.7],
    [2_500, 60_000, 4.26],
    [5_500, 60_000, 8.14],
    [3_000, 50_000, 5.7],
  ])('%i nits at %i lx have a contrast of %f', (nits, lux, contrast) => {
    const digits = String(contrast).split('.')[1]?.length ?? 0;
    expect(contrastOf(nits, lux).toFixed(digits)).toBe(contrast.toFixed(digits));
    const isRefused = contrast < (lux > 10_000 ? LEAST_CONTRAST.byDay : LEAST_CONTRAST.indoors);
    expect(isRefused).toBe(contrast === 3.74 || contrast === 4.26);
  });

  test('a window asks for 800, 2,500 or 3,000 nits by the way it faces', () => {
    expect([LIGHT.shaded, LIGHT.normal, LIGHT.south].map(windowNits)).toEqual([800, 2_500, 3_000]);
  });

  test('112 W over 16 hours: 654.08 kWh a year, at 30p £196.22', () => {
    expect(yearlyKwh(112, mostHours('16/7'))).toBeCloseTo(654.08, 9);
    expect(yearlyPence(112, 16, 30)).toBe(19_622);
  });
});

describe('the picture follows from how a product is built', () => {
  const shown = (specs: Parameters<typeof picturesOf>[0]) =>
    picturesOf(specs).map(({ widthMm, heightMm }) => [Math.round(widthMm), Math.round(heightMm)]);
  test('of a set of boards it is that of one board', () =>
    expect(shown({ panels: 3, panelInches: 43, screenSizeInches: 43, resolution: '3840 × 2160' })).toEqual([
      [952, 535],
    ]));
  test('of a wall of panels it is that of all, also where the whole is no 16:9', () => {
    const wall = { loopsPicture: true, panelInches: 46 };
    expect(shown({ ...wall, panels: 4, resolution: '3840 × 2160' })).toEqual([[2037, 1146]]);
    expect(shown({ ...wall, panels: 6, resolution: '5760 × 2160' })).toEqual([[3055, 1146]]);
    expect(shown({ ...wall, panels: 3, resolution: '5760 × 1080' })).toEqual([[3055, 573]]);
  });
  test('of an upright screen the long side is its height', () =>
    expect(shown({ screenSizeInches: 55, resolution: '3840 × 2160', orientation: 'portrait' })).toEqual([[685, 1218]]));
  test('of a stretched strip it follows its pixels', () =>
    expect(shown({ screenSizeInches: 24, resolution: '1920 × 540' })).toEqual([[587, 165]]));
  test('of an LED picture it follows its pitch', () =>
    expect(shown({ pixelPitchMm: 4, resolution: '800 × 400', technology: 'LED', formFactor: 'free-standing' })).toEqual(
      [[3200, 1600]],
    ));
});
