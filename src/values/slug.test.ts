import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['43" Digital Menu Board', '43-inch-digital-menu-board'],
  ['Café A-board & stand', 'cafe-a-board-and-stand'],
  ['Shop’s 2.5 mm LED', 'shops-2-5-mm-led'],
  ['شاشة', 'product'],
  [`${'a'.repeat(79)} screen`, 'a'.repeat(79)],
  [`${'a'.repeat(90)} screen`, 'a'.repeat(80)],
  ['', 'product'],
])('%s reads %s in an address', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('any name makes an address of plain words, at most 80 characters, that is its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
      const slug = slugOf(name);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(80);
      expect(slugOf(slug)).toBe(slug);
    }),
  );
});
