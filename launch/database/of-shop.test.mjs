import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demandNotLeft, forgetLeft, noteLeft } from './left.mjs';
import { embeddedDatabase, settingsOfShop } from './of-shop.mjs';

let parent;
beforeAll(() => {
  parent = mkdtempSync(join(realpathSync(tmpdir()), 'brightfront-throwaway-'));
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

test('a command for a shop that is not there says so, and makes neither a folder nor a database', async () => {
  const nowhere = join(parent, 'nowhere');
  await expect(settingsOfShop({ DATA_DIR: nowhere })).rejects.toThrow(`There is no shop in ${nowhere}.`);
  expect(existsSync(nowhere)).toBe(false);
  const empty = join(parent, 'empty');
  mkdirSync(empty);
  await expect(settingsOfShop({ DATA_DIR: empty })).rejects.toThrow('Name its data folder in DATA_DIR');
  expect(existsSync(join(empty, 'database'))).toBe(false);
});

test('a server that is named is the shop, wherever its pictures lie', async () => {
  const given = { DATA_DIR: join(parent, 'pictures'), DATABASE_URL: 'postgres://shop@db.example/shop' };
  expect(await settingsOfShop(given)).toEqual(given);
});

test('the database that a shop has left is not opened by mistake, and says where the shop is without its password', async () => {
  const dataDir = join(parent, 'left');
  mkdirSync(dataDir);
  expect(() => demandNotLeft(dataDir)).not.toThrow();
  noteLeft(dataDir, 'postgres://shop:secret@db.example:5433/brightfront');
  expect(() => demandNotLeft(dataDir)).toThrow(
    'moved to the database db.example:5433/brightfront: name that in DATABASE_URL',
  );
  await expect(embeddedDatabase(dataDir)).rejects.not.toThrow('secret');
  forgetLeft(dataDir);
  expect(() => demandNotLeft(dataDir)).not.toThrow();
});
