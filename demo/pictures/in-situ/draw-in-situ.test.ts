import { describe, expect, test } from 'vitest';
import { demoProducts } from '#demo/catalogue/products.ts';
import { drawInSitu } from './draw-in-situ.ts';
import { PERSON_CM } from './person.ts';
import { describeInSitu, type Place, placesOf } from './places.ts';

const pictures = demoProducts.flatMap((product) =>
  placesOf(product).map((place) => ({ product, place, svg: drawInSitu(product.picture, place) })),
);

test('every place is drawn, and most products that are looked at stand in one', () => {
  const places: Place[] = ['counter', 'window', 'wall', 'street', 'floor'];
  expect(new Set(pictures.map(({ place }) => place))).toEqual(new Set(places));
  expect(pictures.length).toBeGreaterThan(40);
});

test('each is whole, within 60 kB, and needs nothing from outside', () => {
  for (const { svg } of pictures) {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<(text|script|image|style)|href="[^#]/);
    expect(Buffer.byteLength(svg)).toBeLessThan(60_000);
  }
});

test('each says in words what it shows', () => {
  for (const { product, place } of pictures) {
    expect(describeInSitu(product.name, product.picture, place)).toMatch(/^.+ (on|behind|in) .+ drawn to scale/);
  }
});

describe('true scale', () => {
  const board = (inches: number) =>
    drawInSitu({ kind: 'wall-screen', inches, orientation: 'landscape', content: 'lunch' }, 'wall');

  test.each([32, 43, 55, 75, 98])('a %i inch board is as wide beside the person as it is in a room', (inches) => {
    const wanted = (inches * 2.54 * 16) / Math.hypot(16, 9);
    expect((litWidth(board(inches)) / personHeight(board(inches))) * PERSON_CM).toBeCloseTo(wanted, -1);
  });
});

/** The width in pixels of the lit surface, square to the camera: its shorter side counts 360 units. */
function litWidth(svg: string): number {
  const outer = Number(/scale\(([\d.]+)\)translate/.exec(svg)?.[1]);
  const inner = Number(
    /scale\([\d.]+\)translate[\s\S]*?transform="matrix\(([\d.]+) [^"]+"><g clip-path/.exec(svg)?.[1],
  );
  return (inner * outer * 640) / Math.cos((17 * Math.PI) / 180);
}

/** A person's figure is drawn in centimetres. */
function personHeight(svg: string): number {
  const matrix = [...svg.matchAll(/transform="matrix\(([-\d. ]+)\)"><ellipse cx="0" cy="-160.5"/g)]
    .at(-1)?.[1]
    ?.split(' ');
  return (Number(matrix?.[3]) / Math.cos((6 * Math.PI) / 180)) * PERSON_CM;
}
