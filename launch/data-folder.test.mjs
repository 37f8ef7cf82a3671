import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claim } from './database/belongs-to.mjs';
import { findHome } from './database/home.mjs';
import { openDataDir } from './places.mjs';
import { startPostgres } from './postgres.mjs';
import { silent } from './say.mjs';

let parent;
beforeAll(() => {
  parent = mkdtempSync(join(realpathSync(tmpdir()), 'brightfront-throwaway-'));
  chmodSync(parent, 0o755);
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const modeOf = (folder) => statSync(folder).mode & 0o777;

test('a new data folder is closed to others: they list nothing, and only the database of root lets its account pass', async () => {
  const dataDir = openDataDir({ DATA_DIR: join(parent, 'data') });
  const database = await startPostgres({ dir: dataDir, say: silent, throwaway: true });
  try {
    const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
    expect([modeOf(dataDir), modeOf(database.home), dirname(database.home)]).toEqual([mode, mode, dataDir]);
    expect(modeOf(join(database.home, 'cluster'))).toBe(0o700);
    expect(modeOf(join(database.home, 'password'))).toBe(0o600);
  } finally {
    await database.stop();
  }
});

test('a data folder that its operator made stays as it is', () => {
  const own = mkdtempSync(join(parent, 'own-'));
  chmodSync(own, 0o750);
  expect(modeOf(openDataDir({ DATA_DIR: own }))).toBe(0o750);
});

test('a data folder may be a link to a folder, and one that leads nowhere is named with where it leads', () => {
  const disk = mkdtempSync(join(parent, 'disk-'));
  const link = join(parent, 'link');
  symlinkSync(disk, link);
  expect(openDataDir({ DATA_DIR: link })).toBe(link);
  rmSync(disk, { recursive: true });
  expect(() => openDataDir({ DATA_DIR: link })).toThrow(
    `The data folder ${link} is a link to ${disk}, which is not there. Mount its disk or make that folder`,
  );
});

test('a data folder that cannot be written, or is a file, is said in a sentence that names DATA_DIR', () => {
  const file = join(parent, 'a-file');
  writeFileSync(file, '');
  expect(() => openDataDir({ DATA_DIR: file })).toThrow(`The data folder ${file} is a file. Move it away`);
  expect(() => openDataDir({ DATA_DIR: join(file, 'data') })).toThrow('cannot be written (ENOTDIR)');
  // Root writes anywhere but where there is nothing to write to.
  const closed = process.getuid?.() === 0 ? '/sys/brightfront' : mkdtempSync(join(parent, 'closed-'));
  if (process.getuid?.() !== 0) chmodSync(closed, 0o500);
  expect(() => openDataDir({ DATA_DIR: closed })).toThrow(
    /cannot be written \(E\w+\)\. Give this account access to it, or choose another with DATA_DIR\.$/,
  );
});

test('a database whose folder is a link that leads nowhere is not begun anew', () => {
  const dataDir = mkdtempSync(join(parent, 'without-disk-'));
  symlinkSync(join(parent, 'unmounted'), join(dataDir, 'database'));
  expect(() => findHome(dataDir)).toThrow(`is a link to ${join(parent, 'unmounted')}, which is not there`);
});

/** A data folder whose database lies elsewhere, as root's does where its account cannot enter. */
function openDistant() {
  const dataDir = mkdtempSync(join(parent, 'data-'));
  const home = mkdtempSync(join(parent, 'home-'));
  writeFileSync(join(dataDir, 'database-at'), `${home}\n`);
  claim(dataDir, home);
  return { dataDir, home };
}

function copyOf(dataDir) {
  const copy = `${dataDir}-copy`;
  cpSync(dataDir, copy, { recursive: true });
  return copy;
}

test('a copied data folder opens no database that belongs to the original, and says what to do', () => {
  const { dataDir, home } = openDistant();
  const copy = copyOf(dataDir);
  expect(() => findHome(copy)).toThrow(
    `The data folder ${copy} is a copy: its database is not in it, but in ${home}, and belongs to ${dataDir}. It was not opened.`,
  );
  expect(findHome(dataDir).home).toBe(home);
  expect(() => findHome(copy)).toThrow(`To begin with an empty shop here, delete ${join(copy, 'database-at')}.`);
});

test('a data folder that was renamed, or put in place of the original, opens its database; what it left behind does not', () => {
  const { dataDir, home } = openDistant();
  const renamed = `${dataDir}-renamed`;
  renameSync(dataDir, renamed);
  expect(findHome(renamed).home).toBe(home);
  const copy = copyOf(renamed);
  renameSync(renamed, `${renamed}-old`);
  renameSync(copy, renamed);
  expect(findHome(renamed).home).toBe(home);
  expect(() => findHome(`${renamed}-old`)).toThrow(`belongs to ${renamed}`);
});

test('a data folder that went to another disk is opened once its owner says so', () => {
  const { dataDir, home } = openDistant();
  const copy = copyOf(dataDir);
  rmSync(dataDir, { recursive: true });
  expect(() => findHome(copy)).toThrow(`write ${copy} into the first line of ${join(home, 'belongs-to')}`);
  writeFileSync(join(home, 'belongs-to'), `${copy}\n`);
  expect(findHome(copy).home).toBe(home);
});

test('what an earlier version noted is believed: the original opens, a copy does not, one that was moved does', () => {
  const { dataDir, home } = openDistant();
  const note = () => writeFileSync(join(home, 'belongs-to'), `${dataDir}\n`);
  note();
  const copy = copyOf(dataDir);
  expect(() => findHome(copy)).toThrow('is a copy');
  expect(findHome(dataDir).home).toBe(home);
  note();
  rmSync(dataDir, { recursive: true });
  expect(findHome(copy).home).toBe(home);
});

test('a copy of a database that was running is not taken for a whole one', () => {
  const dataDir = mkdtempSync(join(parent, 'running-'));
  // As root, the database's account must be able to enter.
  chmodSync(dataDir, 0o755);
  const cluster = join(dataDir, 'database', 'cluster');
  mkdirSync(cluster, { recursive: true });
  writeFileSync(join(cluster, 'PG_VERSION'), '18\n');
  writeFileSync(join(cluster, 'postmaster.pid'), `1234567\n${cluster}\n`);
  expect(findHome(dataDir).cluster).toBe(cluster);
  const copy = copyOf(dataDir);
  expect(() => findHome(copy)).toThrow(`is a copy of ${cluster}, made while that was running, so it may be torn.`);
  rmSync(join(cluster, 'postmaster.pid'));
  const closed = `${copy}-closed`;
  cpSync(dataDir, closed, { recursive: true });
  expect(findHome(closed).home).toBe(join(closed, 'database'));
});
