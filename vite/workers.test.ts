import { expect, test } from 'vitest';
import { buildProject } from './made-up-project.ts';
import { workers } from './workers.ts';

const worker = { 'src/features/search/server/index-worker.ts': `console.log('a program of its own');\n` };
const start = (file: string) => `new Worker(new URL('${file}', import.meta.url));\n`;
const plugin = () => workers(['search/server/index-worker']);
const asServer = { isServer: true };

test('a worker is a file of its own, which is named where it lies', async () => {
  const main = { 'main.ts': start('./src/features/search/server/index-worker.ts') };
  const built = await buildProject({ ...main, ...worker }, plugin(), asServer);
  expect(built['index-worker.js']).toContain('a program of its own');
  expect(built['main.js']).toMatch(/new URL\(['"]\.\/index-worker\.js['"], import\.meta\.url\)/);
});

test('a chunk in a folder names the worker above it', async () => {
  const main = { 'main.ts': `export const later = () => import('./later.ts');\n` };
  const later = { 'later.ts': start('./index-worker.ts') };
  const built = await buildProject({ ...main, ...later, ...worker }, plugin(), asServer);
  const chunk = Object.entries(built).find(([name]) => /^assets\/later/.test(name))?.[1];
  expect(chunk).toMatch(/new URL\(['"]\.\.\/index-worker\.js['"]/);
});

test('the build fails when no source names a worker any more, for then nothing starts it', async () => {
  const main = { 'main.ts': start('./src/features/search/server/indexer.ts') };
  await expect(buildProject({ ...main, ...worker }, plugin(), asServer)).rejects.toThrow(
    'No source names the file of index-worker',
  );
});
