import { expect, test } from 'vitest';
import { type Page, topicNamed } from '../understanding/vocabulary-book.ts';
import listed from '../vocabulary/pages.json' with { type: 'json' };
import services from '../vocabulary/services.json' with { type: 'json' };
import { sayPage, sectionsOn } from './page-words.ts';

const pages = listed.map(({ page: title, ...rest }) => ({ title, ...rest }) as Page & { names: string[] });

const quotationsIn = (said: string) =>
  [...said.matchAll(/[:?] ‘((?:[^‘’]|’(?=\p{L}))*)’/gu)].flatMap(([, quoted = '']) =>
    quoted.split(/\s*…\s*|(?<=[.!?])\s+/u).filter(Boolean),
  );

const textsOf = (href: string) => sectionsOn(href.replace(/#.*/, '')).map(({ sentences }) => sentences.join(' '));

test.each(pages)('what $names.0 is answered with stands word for word on the page that is linked, $href', (page) => {
  const said = sayPage(page);
  expect(said).not.toMatch(/\{\w+\}/);
  const quoted = quotationsIn(said);
  expect(quoted.length).toBeGreaterThanOrEqual((page.says ?? []).length);
  for (const part of quoted)
    expect(
      textsOf(page.href).some((text) => text.includes(part)),
      part,
    ).toBe(true);
});

test.each(services.map(({ topic }) => topic))(
  'of the service ‘%s’ the page that is linked is the one that is quoted',
  (topic) => {
    const page = topicNamed(topic);
    for (const part of quotationsIn(sayPage(page)))
      expect(
        textsOf(page.href).some((text) => text.includes(part)),
        part,
      ).toBe(true);
  },
);

test('sentences that are left out between two are marked', () => {
  const order = pages.find(({ names }) => names.includes('purchase order'));
  expect(order && sayPage(order)).toContain('as its reference. … Give your purchase-order number at checkout …’');
});

test('a page by which nobody asks us is not said to be one', () => {
  const longer = pages.find(({ names }) => names.includes('extended warranty'));
  expect(longer && sayPage(longer)).toMatch(
    /^Our pages say nothing of a longer warranty or one on site; what they do say stands on the page ‘Terms of sale’\. Warranty: ‘The years/,
  );
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
