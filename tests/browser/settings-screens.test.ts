import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#platform/database.ts';
import { openLog } from '#platform/log.ts';
import { timedJobs } from '#platform/tables.ts';
import { DESKTOP, enterAs, openBrowser, PHONE } from './browser.ts';
import { expectGoodScreen, expectGoodScreens } from './good-screen.ts';
import { databaseUrl } from './own-shop.ts';

// Without background work, so that the clock's own backup does not meet the one of the button.
const backups = path.join(os.tmpdir(), `brightfront-test-${randomUUID()}`);
const visit = openBrowser({ BACKUP_TO: backups, JOBS: '0' });
afterAll(() => fs.rm(backups, { recursive: true, force: true }));

const SETTINGS = [
  '/admin-dashboard',
  '/admin-dashboard?tab=requests',
  '/admin-dashboard?tab=settings',
  '/admin/users',
  '/admin/users?do=edit&id=2',
  '/permissions',
  '/admin/audit',
  '/admin/status',
  '/admin/search',
  '/admin/search?tab=synonyms',
  '/admin/search?tab=replies',
  '/admin/search?tab=answers',
  '/admin/payment-options',
  '/admin/currency',
  '/admin/delivery',
  '/admin/places',
];

test('every screen of people, rights and settings has a title, fits a laptop and a phone, complains of nothing and can be used by all', async () => {
  const seen = await visit({ viewport: DESKTOP });
  await enterAs(seen.page, 'Admin');
  await expectGoodScreens(seen, SETTINGS);
}, 300_000);

test('the screens of people, rights and settings send a visitor to sign in', async () => {
  const { page } = await visit();
  for (const path of SETTINGS) {
    await page.goto(path);
    expect(new URL(page.url()).pathname, path).toBe('/login');
  }
});

test('an admin sees on a phone that a timed job failed, runs it again, and backs the shop up', async () => {
  const { db, close } = openDatabase(databaseUrl, openLog('silent'), { most: 1 });
  const at = new Date();
  const failed = { startedAt: at, endedAt: at, error: `No room in ${'a-very-long-name'.repeat(8)}` };
  await db
    .insert(timedJobs)
    .values({ name: 'delete-old-searches', ...failed })
    .onConflictDoUpdate({ target: timedJobs.name, set: failed });
  const seen = await visit({ viewport: PHONE });
  await enterAs(seen.page, 'Admin');
  await expectGoodScreen(seen, '/admin/status');
  const [notice, again] = [
    seen.page.getByText('A timed job failed', { exact: true }),
    seen.page.getByRole('button', { name: 'Run again: Delete old searches' }),
  ];
  await notice.waitFor();
  await again.click();
  await again.waitFor({ state: 'detached' });
  expect(await notice.count()).toBe(0);
  await seen.page.getByRole('button', { name: 'Back up now' }).click();
  await seen.page.getByText(/^brightfront-[0-9a-f]{8}-.*\.backup, \d/).waitFor();
  expect(await fs.readdir(backups)).toHaveLength(1);
  await expectGoodScreen(seen, '/admin/status');
  await close();
}, 60_000);
