import { describe, expect, test } from 'vitest';
import { ADVICE, adviceFinder, adviceFor, LIKELY, SURE, surenessOf } from './advice.ts';

test('every piece of advice says something, names its source, is asked for in several ways, and leads to a page of the shop', () => {
  expect(ADVICE.length).toBeGreaterThanOrEqual(300);
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

describe('what is asked in other words than those that are written down', () => {
  test.each([
    ['What height do I fix the menu above the counter?', 'over-counter'],
    ['how big do the letters have to be to be read from 8 metres', 'letter-height'],
    ['Will polarised sunglasses make the screen go black?', 'polarised-sunglasses'],
    ['can i switch everything off with a timer at the mains', 'mains-timer'],
    ['Does the salt air on the sea front rust an outdoor screen?', 'salt-air'],
    ['our front wall is tiled, will drilling ruin it', 'tiled-wall'],
    ['can I just chain two extension leads along the skirting', 'extension-lead'],
    ['is scrolling text at the bottom a bad idea', 'ticker-speed'],
    ['can led cabinets follow a curved wall and by how many degrees', 'led-curve'],
    ['kids photos on the lobby screen, what about consent', 'pupil-photos'],
    ['which goes first the sparky or the screens', 'order-of-trades'],
    ['are there grants for village halls', 'grants-for-screens'],
    ['zebra crossing', ''],
    ['menu board under £1,000', ''],
    ['', ''],
  ])('‘%s’ asks for ‘%s’', (message, id) => {
    expect(adviceFor(message, LIKELY)?.id ?? '').toBe(id);
  });
});

// Two wordings of each are left out at a time, so that four are asked that the index never saw.
const LEFT_OUT = [
  [0, 5],
  [2, 6],
];

test('each question that is left out finds its advice five times in six where one is surely found, and three in four where one is likely', () => {
  const asked = LEFT_OUT.flatMap((out) => {
    const find = adviceFinder(
      ADVICE.map((advice) => ({ ...advice, asks: advice.asks.filter((_, at) => !out.includes(at)) })),
    );
    return ADVICE.flatMap(({ asks }, at) =>
      out.flatMap((left) => (asks[left] ? [{ at, found: find(asks[left]) }] : [])),
    );
  });
  const rightAt = (sureness: number) => {
    const found = asked.filter((each) => each.found !== null && surenessOf(each.found) >= sureness);
    return {
      found: found.length / asked.length,
      right: found.filter((each) => each.found?.at === each.at).length / found.length,
    };
  };
  expect(rightAt(SURE).right).toBeGreaterThan(0.83);
  expect(rightAt(SURE).found).toBeGreaterThan(0.17);
  expect(rightAt(LIKELY).right).toBeGreaterThan(0.75);
  expect(rightAt(LIKELY).found).toBeGreaterThan(0.28);
});

test('what has the words of advice in another sense does not reach it', () => {
  const reached = ADVICE.flatMap(({ id, misses = [] }) =>
    misses.filter((miss) => adviceFor(miss, LIKELY)?.id === id).map((miss) => `${id}: ${miss}`),
  );
  expect(reached).toEqual([]);
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
  expect(text('running-cost')).toContain(`${(100 * 12 * 365) / 1000} kWh`);
  expect(text('standby-power')).toContain(`${((2 * 24 * 365) / 1000).toFixed(1)} kWh`);
  expect(text('led-curve')).toContain(`${((0.5 / 5) * (180 / Math.PI)).toFixed(1)}°`);
  expect(text('kiosk-count')).toContain('about three');
  expect(Math.round((100 * 1.5) / 60 / 0.8)).toBe(3);
});
