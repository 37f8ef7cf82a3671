import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FRAMES, type FrameName } from '#features/tracking/coastline/frames.ts';
import { townsOf } from '#features/tracking/coastline/towns.ts';
import { distanceKm } from '#values/geo.ts';
import { COASTS, framesFor } from './layers.ts';
import { directionOf, fitView, greatCircle, partOf, project, unproject } from './projection.ts';
import { fitTowns, labelSide } from './town-labels.ts';

const leeds = { lat: 53.8, lng: -1.55 };
const edinburgh = { lat: 55.95, lng: -3.19 };
const newYork = { lat: 40.71, lng: -74.01 };
const doha = { lat: 25.29, lng: 51.53 };
const FIT = { aspect: 4 / 3, margin: 0.16, leastWidth: 120 };
const place = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('the projection', () => {
  test('is Mercator: a degree of longitude is as wide everywhere, north is up', () => {
    expect(project({ lat: 0, lng: 1 }).x).toBe(100);
    expect(project({ lat: 60, lng: 1 }).x).toBe(100);
    expect(project({ lat: 0, lng: 0 }).y).toBeCloseTo(0);
    expect(project(edinburgh).y).toBeLessThan(project(leeds).y);
    // A degree at 60° is twice as tall as one at the equator.
    const tall = project({ lat: 59.5, lng: 0 }).y - project({ lat: 60.5, lng: 0 }).y;
    expect(tall).toBeCloseTo(200, 0);
  });

  test('leads back to the same place', () => {
    fc.assert(
      fc.property(place, (one) => {
        const back = unproject(project(one));
        expect(back.lat).toBeCloseTo(one.lat, 9);
        expect(back.lng).toBeCloseTo(one.lng, 9);
      }),
    );
  });

  test('has no infinite poles', () => {
    expect(Number.isFinite(project({ lat: 90, lng: 0 }).y)).toBe(true);
    expect(Number.isFinite(project({ lat: -90, lng: 0 }).y)).toBe(true);
  });
});

describe('the view', () => {
  test('shows every place with room around it, in the shape of the map', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 3 }), (places) => {
        const view = fitView(places, FIT);
        expect(view.width / view.height).toBeCloseTo(FIT.aspect);
        for (const one of places) {
          const { x, y } = partOf(one, view);
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(FIT.margin - 1e-9);
          expect(Math.max(x, y)).toBeLessThanOrEqual(1 - FIT.margin + 1e-9);
        }
      }),
    );
  });

  test('does not zoom in on one place further than the detail of the coast allows', () => {
    expect(fitView([leeds], FIT).width).toBe(120);
    expect(partOf(leeds, fitView([leeds, leeds], FIT))).toEqual({ x: expect.closeTo(0.5), y: expect.closeTo(0.5) });
  });
});

describe('the route', () => {
  test('is the shortest over the earth: to New York it bends north', () => {
    const way = greatCircle(leeds, newYork, 48);
    expect(way).toHaveLength(49);
    expect(way[0]).toEqual(leeds);
    expect(way.at(-1)).toEqual(newYork);
    expect(Math.max(...way.map(({ lat }) => lat))).toBeGreaterThan(leeds.lat);
    const driven = way.slice(1).reduce((km, point, i) => km + distanceKm(way[i] ?? point, point), 0);
    expect(driven).toBeCloseTo(distanceKm(leeds, newYork), 3);
  });

  test('from a place to itself has two equal ends', () => {
    expect(greatCircle(leeds, leeds, 48)).toEqual([leeds, leeds]);
  });

  test.each([
    [{ lat: 52.63, lng: 1.3 }, leeds, 'south-east'],
    [leeds, { lat: 52.63, lng: 1.3 }, 'north-west'],
    [newYork, leeds, 'west'],
    [edinburgh, { lat: 51, lng: -3.19 }, 'north'],
  ] as const)('%j lies from %j in the direction that people would say: %s', (to, from, direction) => {
    expect(directionOf(to, from)).toBe(direction);
  });
});

describe('the parts that are loaded', () => {
  test('within the United Kingdom it is only that', () => {
    expect(framesFor(fitView([leeds, edinburgh], FIT))).toEqual(['uk']);
    expect(framesFor(fitView([doha], FIT))).toContain('qa');
    expect(framesFor(fitView([doha], FIT))).not.toContain('uk');
  });

  test('over the Atlantic it is the world', () => {
    expect(framesFor(fitView([leeds, newYork], FIT))).toEqual(['world']);
  });

  test('all of them together are smaller than a photograph', async () => {
    const folder = path.resolve('src/features/tracking/coastline');
    const files = fs.readdirSync(folder).filter((name) => name.endsWith('.json'));
    expect(files.toSorted()).toEqual(
      Object.keys(FRAMES)
        .map((name) => `${name}.json`)
        .toSorted(),
    );
    const bytes = files.map((name) => gzipSync(fs.readFileSync(path.join(folder, name))).length);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000);
  });

  test.each(Object.keys(FRAMES) as FrameName[])('%s has land, and towns that lie in it', async (name) => {
    const { default: coast } = await COASTS[name]();
    expect(coast.land).toMatch(/^M-?\d+[ -]\d+l/);
    const { west, east, south, north } = FRAMES[name];
    expect(coast.towns).toEqual(townsOf(name).map(({ town, lat, lng }) => ({ name: town, lat, lng })));
    for (const { lat, lng } of coast.towns) {
      expect([lat >= south, lat <= north, lng >= west, lng <= east]).toEqual([true, true, true, true]);
    }
  });
});

describe('names on the map', () => {
  const view = fitView([leeds, edinburgh], FIT);

  test('never touch a mark or each other, and the larger town wins', () => {
    const towns = townsOf('uk').map(({ town, lat, lng }) => ({ name: town, lat, lng }));
    const shown = fitTowns(towns, view, [
      { at: leeds, name: 'Warehouse' },
      { at: edinburgh, name: 'Edinburgh' },
    ]);
    const names = shown.map(({ name }) => name);
    expect(names).toContain('Newcastle');
    expect(names).not.toContain('Leeds');
    expect(names).not.toContain('Bradford');
    expect(names).not.toContain('London');
  });

  test('of three marks close together each has its name on a side of its own', () => {
    const driver = { lat: 53.7, lng: -1.55 };
    const door = { lat: 53.5, lng: -1.55 };
    const marks = [driver, leeds, door];
    const sides = marks.map((mark) => labelSide(mark, marks, view));
    expect(sides[1]).toBe('above');
    expect(sides[2]).toBe('below');
    expect(['left', 'right']).toContain(sides[0]);
  });

  test('of two marks side by side the northern one has its name above; at the same spot, the driver', () => {
    const near = { lat: 53.6, lng: -1.55 };
    expect(labelSide(leeds, [near, leeds], view)).toBe('above');
    expect(labelSide(near, [near, leeds], view)).toBe('below');
    const driver = { ...leeds };
    expect([labelSide(driver, [driver, leeds], view), labelSide(leeds, [driver, leeds], view)]).toEqual([
      'above',
      'below',
    ]);
  });
});
