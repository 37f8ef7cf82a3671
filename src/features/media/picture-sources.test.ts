import { expect, test } from 'vitest';
import { pictureProps } from './picture-sources.ts';

const hash = 'ab'.repeat(32);

test.each(['https://elsewhere.example/x.png', `/media/${hash}.gif`, `/media/../${hash}.png`, `//x/media/${hash}.png`])(
  '%s is shown as it is',
  (imageUrl) => {
    expect(pictureProps(imageUrl)).toEqual({ src: imageUrl, width: 960, height: 720 });
  },
);

test('our own picture comes in four widths and two formats, the better format first', () => {
  const { src, sources = [] } = pictureProps(`/media/${hash}.svg`);
  expect(src).toBe(`/media/${hash}.svg`);
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(sources[0]?.srcSet).toContain(`/media/${hash}-320.avif 320w, /media/${hash}-640.avif 640w`);
  expect(sources[1]?.srcSet.split(', ')).toHaveLength(4);
});

test('close up, each of them is another picture', () => {
  const { src, sources = [] } = pictureProps(`/media/${hash}.svg`, 'close');
  expect(src).toBe(`/media/${hash}.svg`);
  expect(sources[0]?.srcSet).toContain(`/media/${hash}-close-320.avif 320w, /media/${hash}-close-640.avif 640w`);
});
