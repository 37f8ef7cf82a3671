import { describe, expect, test } from 'vitest';
import { passageFinder } from '#features/search/engine/passages.ts';
import { ADVICE, adviceFor, passageOf } from './advice.ts';

test('every piece of advice says something, names its source, is asked for in several ways, and leads to a page of the shop', () => {
  expect(ADVICE.length).toBeGreaterThanOrEqual(100);
  for (const { id, asks, answer, source, link } of ADVICE) {
    expect(asks.length, id).toBeGreaterThanOrEqual(5);
    expect(answer.length, id).toBeGreaterThan(80);
    expect(answer, id).toMatch(/[.’]$/u);
    expect(source, id).not.toBe('');
    expect(link.href, id).toMatch(
      /^\/(?:search\?q=|terms#|contact$|guide$|led-wall$|request-quote$|delivery-and-returns$)/u,
    );
  }
  expect(new Set(ADVICE.map(({ id }) => id)).size).toBe(ADVICE.length);
});

test('no piece of advice speaks for the shop or names a price', () => {
  for (const { id, answer } of ADVICE) expect(answer, id).not.toMatch(/\b(?:we|our|us)\b|£/iu);
});

const SURE = { lead: 1.4, covered: 0.5 };

describe('what is asked in other words than those that are written down', () => {
  test.each([
    ['What height do I fix the menu above the counter?', 'over-counter'],
    ['how big do the letters have to be to be read from 8 metres', 'letter-height'],
    ['Will polarised sunglasses make the screen go black?', 'polarised-sunglasses'],
    ['can i switch everything off with a timer at the mains', 'mains-timer'],
    ['Does the salt air on the sea front rust an outdoor screen?', 'salt-air'],
    ['zebra crossing', ''],
    ['menu board under £1,000', ''],
    ['', ''],
  ])('‘%s’ asks for ‘%s’', (message, id) => {
    expect(adviceFor(message, SURE)?.id ?? '').toBe(id);
  });
});

test('each question that is left out finds its advice nine times in ten where one is surely found', () => {
  let right = 0;
  let found = 0;
  for (let left = 0; left < 8; left++) {
    const find = passageFinder(
      ADVICE.map((advice) => passageOf({ ...advice, asks: advice.asks.filter((_, at) => at !== left) })),
    );
    for (const [at, { asks }] of ADVICE.entries()) {
      const best = find(asks[left] ?? '');
      if (!best || best.score < 6 || best.lead < SURE.lead || best.covered < SURE.covered) continue;
      found += 1;
      if (best.at === at) right += 1;
    }
  }
  expect(found).toBeGreaterThan(280);
  expect(right / found).toBeGreaterThan(0.85);
});

test('figures in the advice are those of their formulas', () => {
  const text = (id: string) => ADVICE.find((each) => each.id === id)?.answer ?? '';
  expect(text('tilt-how-much')).toContain(`${Math.round((Math.atan(1 / 4) * 180) / Math.PI)}°`);
  expect(text('swing-arms')).toContain(`${Math.round(30 * 9.81 * 0.5)} newton-metres`);
  expect(text('wind')).toContain(`${Math.round(0.613 * 20 ** 2)} newtons`);
  expect(text('wind')).toContain(`${Math.round(0.613 * 30 ** 2)} at 30 m/s`);
  expect(text('led-pixels')).toContain(`${((1920 * 2.5) / 1000).toFixed(1)} m × ${((1080 * 2.5) / 1000).toFixed(1)} m`);
  expect(text('data-use')).toContain(`${(8 * 0.45).toFixed(1)} GB`);
  expect(text('lines-of-text')).toContain(`${(43 * 1.24526).toFixed(1)} cm`);
});
