import { expect, test } from 'vitest';
import { pictureSources } from './picture-sources.ts';

const hash = 'ab'.repeat(32);

test.each(['https://elsewhere.example/x.png', `/media/${hash}.gif`, `/media/../${hash}.png`, `//x/media/${hash}.png`])(
  '%s is shown as it is',
  (imageUrl) => {
    expect(pictureSources(imageUrl)).toEqual({ src: imageUrl, width: 960, height: 720 });
  },
);

test('our own picture comes in four widths and two formats', () => {
  const sources = pictureSources(`/media/${hash}.svg`);
  expect(sources.src).toBe(`/media/${hash}.svg`);
  expect(sources.avifSrcSet).toContain(`/media/${hash}-320.avif 320w, /media/${hash}-640.avif 640w`);
  expect(sources.webpSrcSet?.split(', ')).toHaveLength(4);
});

test('close up, each of them is another picture', () => {
  const sources = pictureSources(`/media/${hash}.svg`, 'close');
  expect(sources.src).toBe(`/media/${hash}.svg`);
  expect(sources.avifSrcSet).toContain(`/media/${hash}-close-320.avif 320w, /media/${hash}-close-640.avif 640w`);
});
