import { setTimeout as wait } from 'node:timers/promises';
import { processorTimeOf } from '../processor-time.ts';
import type { BenchShop } from '../shop.ts';
import { untilNothingWaits } from '../until-nothing-waits.ts';

const LOOK_EVERY_MS = 200;
/** A shop without visitors takes less than that between two looks. */
const IDLE_MS = 40;
const WITHIN_MS = 60_000;

/** Waits until the shop has done what it was asked, with what follows from it, and requests that were given up. */
export async function untilIdle(shop: BenchShop): Promise<void> {
  await untilNothingWaits(shop, WITHIN_MS);
  const end = performance.now() + WITHIN_MS;
  let before = processorTimeOf(shop);
  while (before && performance.now() < end) {
    await wait(LOOK_EVERY_MS);
    const now = processorTimeOf(shop);
    if (!now || now.app + now.database - before.app - before.database < IDLE_MS) return;
    before = now;
  }
}
