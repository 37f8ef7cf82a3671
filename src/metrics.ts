// Contents 7: what of the shop is read when its metrics are asked for.
import { count, inArray } from 'drizzle-orm';
import { secondsSinceBackup } from '#features/backups/server/door.ts';
import { countLive } from '#features/live/server/door.ts';
import { salesOfDay } from '#features/reports/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { type Metrics, metricsOf } from '#platform/metrics.ts';
import { emails } from '#platform/tables.ts';
import { oldestWaitingEmail, readWaitingAnnouncements } from '#platform/waiting-work.ts';
import { londonDayOf } from '#values/london-day.ts';

/** Adds the gauges of the shop to its metrics. Each reads by an index, so that reading them costs the same in a large shop. */
export function gaugeShop(context: AppContext): void {
  const metrics = metricsOf(context);
  gaugeSales(context, metrics);
  gaugeWork(context, metrics);
  metrics.gauge({
    name: 'shop_backup_age_seconds',
    help: 'How long ago the newest good backup was begun; no value: there is none',
    read: () => secondsSinceBackup(context),
  });
  metrics.gauge({
    name: 'shop_live_streams',
    help: 'Browsers that listen for live events here',
    read: async () => countLive(context),
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

function gaugeWork(context: AppContext, { gauge }: Metrics): void {
  const { db, clock } = context;
  const secondsSince = (at: Date | null | undefined) => (at ? (clock.now().getTime() - at.getTime()) / 1000 : 0);
  gauge({
    name: 'shop_announcements_waiting',
    help: 'Announcements whose reactions are due and have not run',
    read: async () => (await readWaitingAnnouncements(context)).reduce((sum, { count }) => sum + count, 0),
  });
  gauge({
    name: 'shop_announcements_oldest_seconds',
    help: 'How long the oldest of them has been due',
    read: async () => secondsSince((await readWaitingAnnouncements(context))[0]?.since),
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
    read: async () => secondsSince(await oldestWaitingEmail(context)),
  });
}
