// Contents 7: what of the shop is read when its metrics are asked for.
import { count, inArray, isNull, lte, min, or, sql } from 'drizzle-orm';
import { liveHubOf } from '#features/live/server/door.ts';
import { salesOfDay } from '#features/reports/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { type Metrics, metricsOf } from '#platform/metrics.ts';
import { announcements, emails } from '#platform/tables.ts';
import { londonDayOf } from '#values/london-day.ts';

/** Adds the gauges of the shop to its metrics. Each reads by an index, so that reading them costs the same in a large shop. */
export function gaugeShop(context: AppContext): void {
  const metrics = metricsOf(context);
  gaugeSales(context, metrics);
  gaugeWork(context, metrics);
  metrics.gauge({
    name: 'shop_live_streams',
    help: 'Browsers that listen for live events here',
    read: async () => [...liveHubOf(context).listeners()].length,
  });
}

function gaugeSales({ db, clock }: AppContext, { gauge }: Metrics): void {
  gauge({
    name: 'shop_orders_today',
    help: 'Orders placed since midnight in London and not cancelled',
    read: async () => (await salesOfDay(db, londonDayOf(clock.now()))).orders,
  });
  gauge({
    name: 'shop_sales_today_pounds',
    help: 'What these orders come to, excluding VAT',
    read: async () => (await salesOfDay(db, londonDayOf(clock.now()))).sums.exVat / 100,
  });
}

function gaugeWork({ db, clock }: AppContext, { gauge }: Metrics): void {
  const secondsSince = (at: Date | null | undefined) => (at ? (clock.now().getTime() - at.getTime()) / 1000 : 0);
  const isWaiting = () =>
    sql`${isNull(announcements.handledAt)} and ${or(isNull(announcements.dueAt), lte(announcements.dueAt, clock.now()))}`;
  const readWaiting = async () => {
    const { id, at, dueAt } = announcements;
    const since = sql<Date>`min(coalesce(${dueAt}, ${at}))`.mapWith(at);
    const [row] = await db
      .select({ count: count(id), since })
      .from(announcements)
      .where(isWaiting());
    return row;
  };
  gauge({
    name: 'shop_announcements_waiting',
    help: 'Announcements whose reactions are due and have not run',
    read: async () => (await readWaiting())?.count ?? 0,
  });
  gauge({
    name: 'shop_announcements_oldest_seconds',
    help: 'How long the oldest of them has been due',
    read: async () => secondsSince((await readWaiting())?.since),
  });
  gauge({
    name: 'shop_emails',
    help: 'Messages that wait to be sent, and those that could not be sent',
    label: 'status',
    read: async () => {
      const { id, status } = emails;
      const found = await db
        .select({ status, count: count(id) })
        .from(emails)
        .where(inArray(status, ['queued', 'failed']))
        .groupBy(status);
      return { queued: 0, failed: 0, ...Object.fromEntries(found.map((row) => [row.status, row.count])) };
    },
  });
  gauge({
    name: 'shop_emails_oldest_seconds',
    help: 'How long the oldest message has waited to be sent',
    read: async () => {
      const oldest = await db
        .select({ at: min(emails.createdAt) })
        .from(emails)
        .where(inArray(emails.status, ['queued']));
      return secondsSince(oldest[0]?.at);
    },
  });
}
