import { performance } from 'node:perf_hooks';
import type pg from 'pg';

/** Waits for what the shop's own job does each minute: a shop with three years of trade has had the time for it. */
export async function untilSummedUp(client: pg.Client): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const { rows } = await client.query<{ days: number }>(
      `select count(*)::int as days from generate_series((select min(order_date) from orders), now(), interval '1 day') day
        where london_day(day) not in (select day from report_days where day not in (select day from report_marks))`,
    );
    if (rows[0]?.days === 0) break;
    if (performance.now() - startedAt > 300_000)
      throw new Error('The days of trade were not summed up within five minutes.');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  await client.query('vacuum (analyze) report_days, report_sums, report_marks');
  console.log(`· days summed up within ${Math.round((performance.now() - startedAt) / 1_000)} s`);
}
