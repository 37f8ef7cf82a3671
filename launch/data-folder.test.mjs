import { chmodSync, mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
