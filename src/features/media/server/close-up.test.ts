import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { PictureView } from '#features/media/picture-sources.ts';
import { derivePicture } from './derive.ts';

/** A product of this many pixels, standing low in a picture of 960 × 720. */
function drawing(width: number, height: number) {
  const object = `<rect x="${480 - width / 2}" y="${620 - height}" width="${width}" height="${height}" fill="#c40"/>`;
  const light = '<ellipse cx="480" cy="400" rx="400" ry="300" fill="#fb0" opacity=".4"/>';
  const root = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 720" width="960" height="720">';
  return Buffer.from(`${root}${light}${object}</svg>`);
}

async function boxIn(bytes: Buffer, view?: PictureView) {
  const drawn = await derivePicture(bytes, { hash: '', view, width: 320, format: 'webp' });
  const { data, info } = await sharp(drawn).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const solid = [...data.keys()].filter((at) => (data[at] ?? 0) > 200);
  const xs = solid.map((at) => at % info.width);
  const ys = solid.map((at) => Math.floor(at / info.width));
  const across = Math.max(...xs) - Math.min(...xs) + 1;
  return {
    shape: [info.width, info.height],
    filled: across / info.width,
    middle: (Math.max(...xs) + Math.min(...xs)) / 2 / info.width,
    bottom: Math.max(...ys) / info.height,
  };
}

test('the whole picture is as it was drawn', async () => {
  expect((await boxIn(drawing(240, 150))).filled).toBeCloseTo(0.25, 1);
});

test.each([
  [240, 150],
  [600, 300],
])('close up, a product of %i × %i fills its room and is seen whole', async (width, height) => {
  const { shape, filled, middle, bottom } = await boxIn(drawing(width, height), 'close');
  expect(shape).toEqual([320, 240]);
  expect(filled).toBeCloseTo(0.82, 1);
  expect(middle).toBeCloseTo(0.5, 1);
  expect(bottom).toBeLessThan(0.98);
});

describe('on a shelf', () => {
  test('a small product grows, and stays smaller than a large one', async () => {
    const sizes = [];
    for (const width of [240, 360, 520, 700, 820]) sizes.push((await boxIn(drawing(width, 150), 'shelf')).filled);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(sizes[0]).toBeGreaterThan(0.42);
    expect(sizes.at(-1)).toBeLessThan(0.9);
  });
});

test('a picture with a ground of its own is shown whole', async () => {
  const photo = await sharp({ create: { width: 960, height: 720, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const whole = await derivePicture(photo, { hash: '', width: 320, format: 'webp' });
  expect((await derivePicture(photo, { hash: '', view: 'close', width: 320, format: 'webp' })).equals(whole)).toBe(
    true,
  );
});

test('a cut-out photograph comes closer too', async () => {
  const cutOut = await sharp(drawing(240, 150)).png().toBuffer();
  expect((await boxIn(cutOut, 'close')).filled).toBeCloseTo(0.82, 1);
});
