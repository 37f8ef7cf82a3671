import { expect, test } from 'vitest';
import { SITUATIONS } from './situations.ts';
import { situationsLike } from './situations-like.ts';

test('every situation has wordings of its own, says something, and no two are called the same', () => {
  for (const { id, asks, answer } of SITUATIONS) {
    expect(asks.length, id).toBeGreaterThanOrEqual(3);
    expect(answer.length, id).toBeGreaterThan(80);
    expect(answer, id).toMatch(/[.’]$/u);
  }
  expect(new Set(SITUATIONS.map(({ id }) => id)).size).toBe(SITUATIONS.length);
  const asks = SITUATIONS.flatMap((situation) => situation.asks);
  expect(asks.filter((ask, at) => asks.indexOf(ask) !== at)).toEqual([]);
});

test.each([
  ['', ''],
  ['board', ''],
  ['menu board under £1,000', ''],
  ['do you deliver to York', ''],
  ['what is the VESA of the Counter 55', ''],
  ['zzz 🦓 zzz zzz zzz zzz', ''],
  ['Steam comes out of the coffee machine right below where I want the screen. Does it matter?', 'steam'],
  ['the landlord says no holes in any wall', 'cannot-fix'],
  ['We share one building with four firms and visitors get lost.', 'directory'],
  ['nobody reads the notices on our staff noticeboard', 'staff-news'],
])('‘%s’ is like ‘%s’', async (message, id) => {
  const [first] = await situationsLike(message);
  const isLike = first !== undefined && first.share >= 0.25;
  expect(isLike ? first.situation.id : '').toBe(id);
});
