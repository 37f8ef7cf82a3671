import { describe, expect, it } from 'vitest';
import { demoProducts } from '#demo/catalogue/products.ts';
import { homeSamples, showcaseFamilies, showcaseTiles } from '#demo/showcase.ts';
import { contents } from './content/content.ts';
import { drawPicture } from './draw-picture.ts';
import type { PictureSpec } from './picture-spec.ts';

const specs: PictureSpec[] = [
  ...[...demoProducts, ...showcaseTiles, ...showcaseFamilies, ...homeSamples].map(({ picture }) => picture),
  ...contents.map((content): PictureSpec => ({ kind: 'wall-screen', inches: 55, orientation: 'landscape', content })),
];
const pictures = specs.map((spec) => ({ spec, svg: drawPicture(spec) }));

describe('a product picture', () => {
  it('is well-formed', () => {
    for (const { spec, svg } of pictures) expect(openElements(svg), JSON.stringify(spec)).toEqual([]);
  });

  it('has no broken number and no missing definition', () => {
    for (const { svg } of pictures) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
      for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids.has(id)).toBe(true);
    }
  });

  it('is the same whenever it is drawn', () => {
    for (const { spec, svg } of pictures) expect(drawPicture(structuredClone(spec)) === svg).toBe(true);
  });

  it('stays under 60 kB, and under 25 kB on the average', () => {
    const sizes = pictures.map(({ svg }) => Buffer.byteLength(svg));
    expect(Math.max(...sizes)).toBeLessThan(60_000);
    expect(sizes.reduce((total, size) => total + size) / sizes.length).toBeLessThan(25_000);
  });

  it('needs no font, no script and nothing from outside', () => {
    for (const { svg } of pictures)
      expect(svg).not.toMatch(/<(text|script|image|style|foreignObject)|href="[^#]|url\([^#]/);
  });

  it('is the product’s own: no two products share one', () => {
    const drawn = demoProducts.map(({ picture }) => drawPicture(picture));
    expect(new Set(drawn).size).toBe(demoProducts.length);
  });
});

describe('true scale', () => {
  const board = (inches: number): PictureSpec => ({
    kind: 'wall-screen',
    inches,
    orientation: 'landscape',
    content: 'lunch',
  });

  it('draws a 75" board wider than a 43", in proportion', () => {
    expect(litWidth(board(75)) / litWidth(board(43))).toBeCloseTo(75 / 43, 1);
  });

  it('gives the same board the same size whatever it shows', () => {
    expect(litWidth({ kind: 'wall-screen', inches: 55, orientation: 'landscape', content: 'sale' })).toBe(
      litWidth(board(55)),
    );
  });
});

/** The width in pixels of the first lit surface: the shorter side of the content counts 360 units. */
function litWidth(spec: PictureSpec): number {
  const match = /transform="matrix\(([\d.]+) [^"]+"><g clip-path/.exec(drawPicture(spec));
  return Number(match?.[1]) * 640;
}

/** Walks the tags of a document that has no comments, and answers what was left open or wrongly closed. */
function openElements(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', own] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)(?:\s+[a-zA-Z0-9:-]+="[^"<>&]*")*\s*(\/?)>/g,
  )) {
    if (closing && open.pop() !== name) return [`</${name}>`];
    if (!closing && !own) open.push(name);
  }
  const tags = svg.match(/</g)?.length ?? 0;
  const read = svg.match(/<(\/?)([a-zA-Z]+)(?:\s+[a-zA-Z0-9:-]+="[^"<>&]*")*\s*(\/?)>/g)?.length ?? 0;
  return tags === read ? open : ['a tag that cannot be read'];
}
