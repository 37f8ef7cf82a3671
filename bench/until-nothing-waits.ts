import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../tests/faults/crash.ts';
import type { BenchShop } from './shop.ts';

const WAITS = `select (select count(*) from emails where status = 'queued')
  + (select count(*) from announcements where handled_at is null) as count`;

/** Waits until what orders set off is done: reactions and e-mails. Throws when that takes longer than the given time. */
export async function untilNothingWaits({ databaseUrl }: BenchShop, mostMs = Number.POSITIVE_INFINITY): Promise<void> {
  const end = performance.now() + mostMs;
  await ask(databaseUrl, async (client) => {
    for (;;) {
      const { rows } = await client.query<{ count: string }>(WAITS);
      if (Number(rows[0]?.count) === 0) return;
      if (performance.now() > end) throw new Error(`${rows[0]?.count} reactions and e-mails still wait.`);
      await wait(100);
    }
  });
}
