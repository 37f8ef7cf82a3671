import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoProducts } from '#demo/catalogue/products.ts';
import { vatOn } from '#values/money.ts';
import { readAsked, type WallAsked } from './asked.ts';
import { availableText, leadOf, shortagesOf, shortagesTitle } from './availability.ts';
import { designWall } from './design.ts';
import { drawWall } from './drawing.ts';
import type { WallPlan } from './plan.ts';
import { isForWalls, readParts, type Sold } from './read-parts.ts';
import { typedInUnit } from './typed-in-unit.ts';
import { EXAMPLE, typedIn, type WallTyped, wallSearch } from './wall-address.ts';
import { wallSearched } from './wall-searched.ts';

const sold: Sold[] = demoProducts.map((product, at) => ({ ...product, id: at + 1, slug: product.sku.toLowerCase() }));
const parts = readParts(sold.filter(isForWalls));
const RATES = { vatRate: 2000, pencePerKwh: 30 };

const askFor = (typed: Partial<WallTyped>) => {
  const read = readAsked({ ...EXAMPLE, ...typed });
  return 'errors' in read ? read : designWall(read.asked, parts, RATES);
};
const askedOf = (typed: WallTyped): WallAsked => {
  const read = readAsked(typed);
  if ('errors' in read) throw new Error(JSON.stringify(read.errors));
  return read.asked;
};
const designOf = (typed: Partial<WallTyped> = {}) => {
  const answer = askFor(typed);
  if ('errors' in answer) throw new Error(JSON.stringify(answer.errors));
  return answer.design;
};
const errorsOf = (typed: Partial<WallTyped>) => {
  const answer = askFor(typed);
  return 'errors' in answer ? answer.errors : {};
};

describe('the worked examples of the buying help', () => {
  test('4.0 × 2.5 m of 2.6 mm: 8 × 5 cabinets, 1536 × 960 pixels, smooth from 2.6 m, no pixels from 8.95 m', () => {
    const { plan } = designOf();
    expect(plan).toMatchObject({ columns: 8, rows: 5, cabinets: 40, pixelsWide: 1536, pixelsHigh: 960, nearestM: 2.6 });
    expect(plan.cabinet).toMatchObject({ sku: 'BF-LED-CAB-26', pitchMm: 2.604 });
    expect(plan.vanishM).toBeCloseTo(8.95, 2);
  });

  test('17 cabinets a port, 3 ports; 4,400 W at most, 1,320 to 2,200 on the average, 15,013 BTU/h', () => {
    const { plan } = designOf();
    expect(plan).toMatchObject({ cabinetsAPort: 17, ports: 3, greatestWatts: 4400, greatestBtu: 15_013 });
    expect(plan.averageWatts).toBeGreaterThanOrEqual(1320);
    expect(plan.averageWatts).toBeLessThanOrEqual(2200);
  });

  test('19.1 A, 26 cabinets a circuit, 2 circuits; 40 cabinets alone weigh 288 kg', () => {
    expect(designOf().plan).toMatchObject({ amps: 19.1, cabinetsACircuit: 26, circuits: 2, cabinetsKg: 288 });
  });

  test.each([
    ['2', '1.5', { cabinets: 12, pixelsWide: 768, pixelsHigh: 576, greatestWatts: 1320 }],
    ['3', '2', { cabinets: 24, pixelsWide: 1152, pixelsHigh: 768, greatestWatts: 2640 }],
  ])('the ready wall of %s × %s m is what its plan counts', (width, height, figures) => {
    expect(designOf({ width, height }).plan).toMatchObject(figures);
    const kit = sold.find(({ sku }) => sku === `BF-LED-WALL-${Number(width) * 10}`);
    expect(kit?.specs).toMatchObject({
      resolution: `${figures.pixelsWide} × ${figures.pixelsHigh}`,
      greatestWatts: figures.greatestWatts,
    });
  });
});

describe('a ready wall', () => {
  test('of 24 cabinets is offered, for it costs less than its parts, and less than a fifth less', () => {
    const { kit, plan } = designOf({ width: '3', height: '2' });
    expect(kit?.kit.sku).toBe('BF-LED-WALL-30');
    expect(kit?.without).toEqual([]);
    expect(plan.sums.exVatPence - (kit?.kit.pricePence ?? 0)).toBe(kit?.savesPence);
    expect(kit?.kit.pricePence).toBeGreaterThan(plan.sums.exVatPence * 0.8);
  });

  test('with flight cases is offered to who asks for them, and says what it comes without', () => {
    expect(designOf({ width: '2', height: '1.5' }).kit).toBeNull();
    const { kit } = designOf({ width: '2', height: '1.5', cases: '1' });
    expect(kit?.kit.sku).toBe('BF-LED-WALL-20');
    expect(kit?.without).toEqual(['module']);
  });

  test('of another size, pitch or place is not offered', () => {
    expect(designOf({ width: '3.5', height: '2' }).kit).toBeNull();
    expect(designOf({ width: '3', height: '2', nearest: '2' }).kit).toBeNull();
    expect(designOf({ width: '3', height: '2', nearest: '6', place: 'outdoors' }).kit).toBeNull();
  });
});

describe('what suits the viewer', () => {
  test.each([
    ['1.6', 'indoors', 'BF-LED-CAB-15'],
    ['2.0', 'indoors', 'BF-LED-CAB-19'],
    ['2.6', 'indoors', 'BF-LED-CAB-26'],
    ['30', 'indoors', 'BF-LED-CAB-26'],
    ['4', 'outdoors', 'BF-LED-OUT-39'],
    ['20 ft', 'outdoors', 'BF-LED-OUT-48'],
  ])('from %s %s it is the coarsest that is smooth: %s', (nearest, place, sku) => {
    const { plan, suitsViewer } = designOf({ nearest, place });
    expect(plan.cabinet.sku).toBe(sku);
    expect(suitsViewer).toBe(true);
  });

  test('another pitch may be chosen all the same, and says so', () => {
    const { plan, suitsViewer, alternatives } = designOf({ nearest: '2', cabinet: 'BF-LED-CAB-26' });
    expect(plan.cabinet.sku).toBe('BF-LED-CAB-26');
    expect(suitsViewer).toBe(false);
    expect(alternatives.map(({ plan }) => plan.cabinet.sku)).toEqual([
      'BF-LED-CAB-15',
      'BF-LED-CAB-19',
      'BF-LED-CAB-26',
    ]);
    expect(alternatives.map(({ suitsViewer }) => suitsViewer)).toEqual([true, true, false]);
  });

  test('a cabinet that is not sold, or for the other place, is not chosen', () => {
    expect(designOf({ cabinet: 'NO-SUCH' }).plan.cabinet.sku).toBe('BF-LED-CAB-26');
    expect(designOf({ cabinet: 'BF-LED-OUT-48' }).plan.cabinet.sku).toBe('BF-LED-CAB-26');
  });
});

describe('what cannot be is said beside its field', () => {
  test.each([
    [{ width: '0 m' }, 'width', 'Enter more than 0'],
    [{ width: '-1 m' }, 'width', 'Enter more than 0'],
    [{ height: '400 m' }, 'height', 'The longest that can be planned here is 100 m'],
    [{ width: '' }, 'width', 'Enter how wide'],
    [{ height: 'high' }, 'height', 'no length we can read'],
    [{ width: '0.2' }, 'width', 'The smallest wall is one cabinet: enter at least 0.25 m'],
    [{ width: '100', height: '100' }, 'width', 'a wall of 40,000 cabinets'],
    [
      { nearest: '1' },
      'nearest',
      'Nothing we sell for indoors looks smooth from 1 m: our finest cabinet, 1.56 mm, does from 1.6 m',
    ],
    [{ nearest: '3', place: 'outdoors' }, 'nearest', 'Nothing we sell for outdoors'],
    [{ hours: '25' }, 'hours', 'from 1 to 24'],
    [{ unit: 'yards' }, 'unit', 'Choose metres or feet'],
    [{ place: 'on the moon' }, 'place', 'Choose indoors or outdoors'],
  ] as const)('%j', (typed, field, sentence) => {
    expect(errorsOf(typed)[field]).toContain(sentence);
  });

  test('every wrong field has its sentence at once', () => {
    expect(Object.keys(errorsOf({ width: '0', height: 'x', nearest: '', hours: 'all' }))).toEqual(
      expect.arrayContaining(['width', 'height', 'nearest', 'hours']),
    );
  });

  test('two metres and 6′7″ are lengths, and one cabinet is a wall', () => {
    expect(designOf({ width: 'two metres', height: `6'7"` }).plan).toMatchObject({ columns: 4, rows: 4 });
    expect(designOf({ width: '0.25', height: '0.7' }).plan).toMatchObject({ cabinets: 1, ports: 1, circuits: 1 });
  });

  test('of 999 cabinets a wall can be planned, of 1,000 not', () => {
    expect(designOf({ width: '18.5', height: '13.5' }).plan.cabinets).toBe(999);
    expect(errorsOf({ width: '20', height: '12.5' }).width).toContain('1,000 cabinets');
  });

  test('where no cabinet is sold for a place, or no frame, it says so', () => {
    const { asked } = readAsked({ ...EXAMPLE, place: 'outdoors', nearest: '9' }) as { asked: WallAsked };
    expect(designWall(asked, { ...parts, cabinets: [] }, RATES)).toMatchObject({
      errors: { place: expect.stringContaining('We sell no LED cabinets for outdoors') },
    });
    const bare = designWall(asked, { ...parts, frames: [], controllers: [], modules: [] }, RATES);
    expect('design' in bare && bare.design.plan.missing).toHaveLength(3);
  });
});

test('what is made for the order is not said to be in stock, nor what we do not sell to be all of it', () => {
  expect(availableText(designOf().plan)).toBe('All of it is in stock.');
  const made = designOf({ place: 'outdoors', nearest: '6' }).plan;
  expect([availableText(made), leadOf(made)]).toEqual([
    'All of it can be ordered now.',
    'Made to order in 10 working days',
  ]);
  expect(availableText({ ...made, missing: ['We sell no frame for these cabinets: ask us for one.'] })).toMatch(
    /^All that we sell/,
  );
});

test('what is missing of a wall is said to be out of stock only where it would lie in stock', () => {
  const left = (plan: WallPlan, available: number) => ({
    ...plan,
    lines: plan.lines.slice(0, 1).map((line) => ({ ...line, name: 'Cabinet', quantity: 40, available })),
  });
  const [stocked, made] = [designOf().plan, designOf({ place: 'outdoors', nearest: '6' }).plan];
  expect([shortagesOf(left(stocked, 36)), shortagesOf(left(stocked, 0))].flat()).toEqual([
    '36 of 40 in stock: Cabinet.',
    'Cabinet is out of stock.',
  ]);
  expect(shortagesTitle(left(stocked, 0))).toBe('Not all of it is in stock');
  expect([shortagesOf(left(made, 36)), shortagesOf(left(made, 0))].flat()).toEqual([
    '36 of 40 can be ordered now: Cabinet.',
    'Cabinet is made to order, and none can be ordered now.',
  ]);
  expect(shortagesTitle(left(made, 36))).toBe('Not all of it can be ordered now');
});

test('a cabinet whose greatest power is not known is not planned with', () => {
  const [cabinet] = sold.filter(({ sku }) => sku === 'BF-LED-CAB-26');
  const { greatestWatts: _, ...specs } = cabinet?.specs ?? {};
  expect(readParts([{ ...(cabinet as Sold), specs }]).cabinets).toEqual([]);
});

test('an address opens the wall that it was made for', () => {
  const typed = { ...EXAMPLE, width: `6'7"`, height: 'two metres', place: 'outdoors', nearest: '20 ft', cases: '1' };
  expect(typedIn(new URLSearchParams(wallSearch(typed)))).toEqual(typed);
  expect(typedIn(new URLSearchParams())).toEqual(EXAMPLE);
});

test('1,000 walls at random: within half a cabinet, drawn as counted as priced, lines that come to the penny', () => {
  const wall = fc.record({
    widthMm: fc.integer({ min: 250, max: 20_000 }),
    heightMm: fc.integer({ min: 250, max: 11_000 }),
    nearestMm: fc.integer({ min: 4_900, max: 60_000 }),
    place: fc.constantFrom('indoors' as const, 'outdoors' as const),
    hours: fc.integer({ min: 1, max: 24 }),
    withCases: fc.boolean(),
    vatRate: fc.constantFrom(0, 500, 1750, 2000, 2001),
  });
  fc.assert(
    fc.property(wall, ({ vatRate, ...size }) => {
      const answer = designWall({ ...size, unit: 'm', cabinet: null }, parts, { ...RATES, vatRate });
      if ('errors' in answer) return expect(answer.errors.width).toContain('cabinets');
      for (const { plan } of answer.design.alternatives) {
        const { columns, rows, cabinets, lines, sums, cabinetWidthMm, cabinetHeightMm } = plan;
        expect(Math.abs(plan.widthMm - size.widthMm)).toBeLessThanOrEqual(cabinetWidthMm / 2);
        expect(Math.abs(plan.heightMm - size.heightMm)).toBeLessThanOrEqual(cabinetHeightMm / 2);
        const drawing = drawWall(plan);
        expect(drawing.cabinets).toHaveLength(cabinets);
        expect(lines.find(({ part }) => part === 'cabinet')?.quantity).toBe(cabinets);
        expect(cabinets).toBe(columns * rows);
        const [first, last] = [drawing.cabinets[0], drawing.cabinets.at(-1)];
        expect((last?.x ?? 0) + cabinetWidthMm - (first?.x ?? 0)).toBe(plan.widthMm);
        expect((last?.y ?? 0) + cabinetHeightMm - (first?.y ?? 0)).toBe(plan.heightMm);
        expect(lines.reduce((sum, { totalPence }) => sum + totalPence, 0)).toBe(sums.exVatPence);
        expect(lines.reduce((sum, { totalIncVatPence }) => sum + totalIncVatPence, 0)).toBe(sums.incVatPence);
        expect(sums.vatPence).toBe(vatOn(sums.exVatPence, vatRate));
        for (const { unitPence, quantity, totalPence } of lines) expect(totalPence).toBe(unitPence * quantity);
        expect(plan.ports * plan.cabinetsAPort).toBeGreaterThanOrEqual(cabinets);
        expect(plan.circuits * 0.8 * 16 * 230).toBeGreaterThanOrEqual(plan.greatestWatts);
      }
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ['led wall 4 x 2.5 m', '', { width: '4', height: '2.5', unit: 'm', place: 'indoors' }],
  ['outdoor LED screen 13 by 8 ft', '', { width: '13', height: '8', unit: 'ft', place: 'outdoors' }],
  ['led wall for a church', '', {}],
  ['', 'Video Walls', {}],
])('a search for ‘%s’ in ‘%s’ leads to its plan', (q, category, fields) => {
  const search = wallSearched({ q, category });
  expect(Object.fromEntries(new URLSearchParams(search ?? 'none=1'))).toMatchObject(fields);
  expect(search).not.toBeNull();
});

test('a search for other things does not', () => {
  for (const q of ['menu board', 'filled walls', 'wall bracket for 55 inch', 'speckled led']) {
    expect(wallSearched({ q, category: '' }), q).toBeNull();
  }
});

describe('in another unit', () => {
  test('a wall in metres is the same wall at the same price in feet, and in metres again', () => {
    const metres = { ...EXAMPLE, width: '3.37', height: '1.85', nearest: '2' };
    const feet = typedInUnit(metres, 'ft');
    expect(feet).toMatchObject({ unit: 'ft', width: '11.056', height: '6.07', nearest: '6.562' });
    expect(designOf(feet).plan).toEqual(designOf(metres).plan);
    expect(typedInUnit(feet, 'm')).toEqual(metres);
    expect(typedInUnit({ ...metres, nearest: `6'7"` }, 'ft').nearest).toBe(`6'7"`);
  });

  test('no length of whole millimetres is another one after a change of the unit', () => {
    const length = fc.integer({ min: 500, max: 9_999 }).map((mm) => String(mm / 1000));
    fc.assert(
      fc.property(length, length, length, (width, height, nearest) => {
        const metres = { ...EXAMPLE, width, height, nearest };
        expect(typedInUnit(typedInUnit(metres, 'ft'), 'm')).toEqual(metres);
        const { unit: _, ...asked } = askedOf(metres);
        expect(askedOf(typedInUnit(metres, 'ft'))).toMatchObject(asked);
      }),
    );
  });

  test.each(['6.56', '6.562', `6'7"`, `6' 6.5"`])(
    'the nearest viewer of 2 m that is typed as %s ft, or said to the inch, needs no finer cabinet',
    (nearest) => {
      expect(designOf({ unit: 'ft', nearest }).plan.cabinet.pitchMm).toBe(
        designOf({ nearest: '2' }).plan.cabinet.pitchMm,
      );
    },
  );

  test.each(['m', 'ft'])('the distance that a refusal names in %s is taken', (unit) => {
    const { nearest = '' } = errorsOf({ unit, nearest: '0.2 m' });
    const [, named = ''] = / Enter (.+), or ask us/.exec(nearest) ?? [];
    expect(errorsOf({ unit, nearest: named })).toEqual({});
  });
});
