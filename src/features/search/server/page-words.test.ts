import { expect, test } from 'vitest';
import type { Page } from '../understanding/vocabulary-book.ts';
import listed from '../vocabulary/pages.json' with { type: 'json' };
import { sayPage, sectionsOn } from './page-words.ts';

const pages = listed.map(({ page: title, href, says, silent }) => ({ title, href, says, silent }) as Page);

test('what a page is quoted with stands on it word for word, and no placeholder among it', () => {
  for (const page of pages) {
    const said = sayPage(page);
    expect(said).not.toMatch(/\{\w+\}/);
    const texts = (page.says ?? []).flatMap(({ on }) => sectionsOn(on)).map(({ sentences }) => sentences.join(' '));
    for (const [, quoted = ''] of said.matchAll(/[:?] ‘((?:[^‘’]|’(?=\p{L}))*)’/gu))
      for (const part of quoted.split(/(?<=[.!?…])\s+/u))
        expect(
          texts.some((text) => text.includes(part.replace(/ …$/, ''))),
          part,
        ).toBe(true);
  }
});

test('of what no page says anything, that is said, with whom to ask', () => {
  const hire = pages.find(({ silent }) => silent === 'hire');
  expect(hire && sayPage(hire)).toBe('Our pages say nothing of hire: ask us by the page ‘Contact’.');
  const texts = ['/delivery-and-returns', '/terms', '/contact']
    .flatMap(sectionsOn)
    .flatMap(({ sentences }) => sentences);
  expect(
    texts.filter((text) => /\b(?:hire|rent(?:al)?|leas(?:e|ing)|second[- ]hand|training|instalments?)\b/iu.test(text)),
  ).toEqual([]);
});
