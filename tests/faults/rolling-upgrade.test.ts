// An instance is replaced by one of the next version while visitors browse and buy; `npm run bench -- rolling` replaces three behind nginx.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { ask } from './crash.ts';
import { launchInstance } from './instances.ts';
import { makeNextVersion, type NextVersion } from './next-version.ts';
import { rollingUpgrade } from './rolling-upgrade.ts';
import { until } from './running-shop.ts';

let database: FreshDatabase;
let next: NextVersion;

beforeAll(async () => {
  [database, next] = await Promise.all([freshDatabase(), makeNextVersion()]);
}, 60_000);
afterAll(async () => {
  await database?.drop();
  await next?.remove();
}, 60_000);

test('visitors and buyers notice nothing of an upgrade, and each page gets its scripts from whichever instance', async () => {
  const { faults, requests, orders } = await rollingUpgrade(database.url, next, { instances: 1, besideMs: 700 });
  expect(faults).toEqual([]);
  expect(requests).toBeGreaterThan(50);
  expect(orders).toBeGreaterThan(2);
});

test('on a database that a newer version has changed, this one ends with a sentence and is not tried again', async () => {
  await ask(database.url, (client) =>
    client.query(`insert into schema_migrations (name, hash, kind) values ('9999_other.sql', 'x', 'contract')`),
  );
  const refused = await launchInstance(database.url);
  expect(await until(() => refused.ended() !== null, 120_000)).toBe(true);
  await refused.stop();
  expect(refused.ended()).toBe(78);
  expect(refused.said()).toMatch(/^DATABASE_URL: a newer version of the shop [^\n]*9999_other\.sql[^\n]*\n$/m);
  expect(refused.said()).not.toMatch(/\n\s+at /);
});
