import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSetting, writeSetting } from '#features/settings/server/door.ts';
import { tellConcerns } from '#features/status/server/door.ts';
import { toldConcerns } from '#features/status/tables.ts';
import { fixedClock } from '#platform/clock.ts';
import { writeEmails } from '#platform/mailer.ts';
import { handleWaiting } from '#platform/reactions-runner.ts';
import { announcements, emails, timedJobs } from '#platform/tables.ts';
import { addMinutes } from '#values/instant.ts';
import { reactions } from '../../src/reactions.ts';
import { schedule } from '../../src/schedule.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';

// What needs a person is told by e-mail, to those who do not look at the status page.

const START = '2026-11-23T10:00:00Z';
const HOUR = 60;
const clock = fixedClock(START);
let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({ PUBLIC_URL: 'https://shop.example' });
  shop.context.clock = clock;
});
beforeEach(async () => {
  clock.set(START);
  for (const table of [timedJobs, announcements, emails, toldConcerns]) await shop.context.db.delete(table);
  await mailboxIs('owner@shop.example');
});
afterAll(() => shop.close());

async function mailboxIs(email: string) {
  const { db } = shop.context;
  const company = await readSetting(db, 'company');
  await writeSetting(db, 'company', { ...company, email });
}

async function job(error: string | null) {
  const run = { startedAt: clock.now(), endedAt: clock.now(), error };
  const values = { name: 'sum-up-report-days', ...run };
  await shop.context.db.insert(timedJobs).values(values).onConflictDoUpdate({ target: timedJobs.name, set: run });
}

/** Looks as the timed job does, so many minutes after the start. Answers every e-mail so far. */
async function look(minutes: number) {
  clock.set(addMinutes(new Date(START), minutes).toISOString());
  const { db } = shop.context;
  await tellConcerns(shop.context, schedule);
  await handleWaiting(shop.context, {
    reactions,
    post: async (tx, letters) => void (await writeEmails(tx, shop.context.config, letters, clock.now())),
  });
  return db.select().from(emails).orderBy(emails.id);
}

const about = (found: Awaited<ReturnType<typeof look>>) =>
  found.filter(({ text }) => text.includes('A timed job failed'));

test('what lasts ten minutes is told, with what to do and where, and again after a day', async () => {
  await job('no rates today');
  expect(about(await look(0))).toEqual([]);
  expect(about(await look(5))).toEqual([]);
  const [told, ...more] = about(await look(10));
  expect(more).toEqual([]);
  expect(told).toMatchObject({ recipient: 'owner@shop.example', template: 'status-concern' });
  expect(told?.html).toContain('https://shop.example/admin/status');
  expect(told?.text).toContain('See why below');
  expect(about(await look(23 * HOUR))).toHaveLength(1);
  expect(about(await look(24 * HOUR + 10))).toHaveLength(2);
});

test('what is over within ten minutes is not told, and begins anew when it comes back', async () => {
  await job('no rates today');
  await look(0);
  await job(null);
  await look(5);
  await job('no rates today');
  expect(about(await look(12))).toEqual([]);
  expect(about(await look(22))).toHaveLength(1);
});

test('a part of the status that is not learned in time neither ends a concern nor tells of it anew', async () => {
  await job('no rates today');
  await look(0);
  expect(about(await look(10))).toHaveLength(1);
  const { db } = shop.context;
  await db.execute(sql`alter table timed_jobs rename to timed_jobs_elsewhere`);
  await look(15);
  await db.execute(sql`alter table timed_jobs_elsewhere rename to timed_jobs`);
  await look(20);
  expect(about(await look(35))).toHaveLength(1);
});

test('two instances that look at once tell it once', async () => {
  await job('no rates today');
  await look(0);
  clock.set(addMinutes(new Date(START), 10).toISOString());
  await Promise.all([1, 2, 3].map(() => tellConcerns(shop.context, schedule)));
  expect(about(await look(11))).toHaveLength(1);
});

test('a shop without a mailbox of its own is told on the status page alone', async () => {
  await mailboxIs('');
  await job('no rates today');
  await look(0);
  expect(await look(10)).toEqual([]);
});
