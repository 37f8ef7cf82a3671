import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attacks } from '../../bench/stalls/attacks.ts';
import { openPremises, type Premises, type RunningShop, startShop, stopShop } from './running-shop.ts';

// What a body can do to everyone else. How long the others wait is measured by `npm run bench -- stalls`; here the bounds are wide, so
// that only a shop that is really held up misses them.
const MOST_WAIT_MS = 3_000;
const MOST_GROWTH_MB = 300;

let premises: Premises;
let shop: RunningShop;

beforeAll(async () => {
  premises = await openPremises();
  shop = await startShop(premises);
}, 120_000);
afterAll(async () => {
  if (shop) await stopShop(shop);
  await premises?.remove();
});

// Refused, or cut off while the rest was still on its way.
const ENDS: Record<string, RegExp> = {
  '20 MB of JSON to a closed return': /^(401|hung up)$/,
  '100 bodies of a byte a second': /^408$/,
};

test.each(attacks.map(({ name, run }) => ({ name, run })))(
  '$name is refused, and the shop answers everyone else',
  async (attack) => {
    const before = residentMb();
    let isOver = false;
    const attacked = attack.run(shop.url, '').finally(() => {
      isOver = true;
    });
    const waits: number[] = [];
    let most = before ?? 0;
    while (!isOver) {
      const startedAt = performance.now();
      expect((await fetch(`${shop.url}/api/health`)).status).toBe(200);
      waits.push(performance.now() - startedAt);
      most = Math.max(most, residentMb() ?? 0);
      await wait(20);
    }
    expect(await attacked).toMatch(ENDS[attack.name] ?? /^((413|hung up) ?)+$/);
    expect(Math.max(...waits)).toBeLessThan(MOST_WAIT_MS);
    expect(most - (before ?? 0)).toBeLessThan(MOST_GROWTH_MB);
  },
);

test('none of it was a failure', () => {
  expect(shop.said()).not.toMatch(/"level":50|ended unexpectedly|^\s+at /m);
});

/** Of the app; null where the machine does not tell. */
function residentMb(): number | null {
  try {
    const status = readFileSync(`/proc/${shop.app()[0]}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
  } catch {
    return null;
  }
}
