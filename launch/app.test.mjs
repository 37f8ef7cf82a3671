import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp } from './app.mjs';
import { silent } from './say.mjs';

let dataDir;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'brightfront-app-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test.each([
  [78, 78],
  [1, 1],
  [3, 1],
])('a shop that ends with code %i before it is open ends npm start with code %i', async (code, ofCommand) => {
  const entry = join(dataDir, `ends-with-${code}.mjs`);
  await writeFile(entry, `process.exit(${code});\n`);
  const { ready } = startApp({ entry, env: process.env, dataDir, say: silent });
  await expect(ready).rejects.toMatchObject({
    message: `The shop did not start (exit code ${code}); the reason stands above.`,
    exitCode: ofCommand,
  });
});
