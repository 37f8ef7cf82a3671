import { readdir, readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { openIndex } from '#features/search/engine/open-index.ts';
import type { IndexData } from '#features/search/engine/search-index.ts';

const BUILT = path.resolve('build', 'server');

test('what the built shop loads from node_modules is installed with it, and its commands are built too', async () => {
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as { dependencies: object };
  const files = (await readdir(BUILT, { recursive: true })).filter((file) => file.endsWith('.js'));
  const sources = await Promise.all(files.map((file) => readFile(path.join(BUILT, file), 'utf8')));
  const loads = [/^(?:import|export)\b[^"';]*["']([^"'.][^"']*)["']/gm, /[^.\w]import\(["']([^"'.][^"']*)["']\)/g];
  const code = sources.map((source) => source.replace(/^\s*(?:\*|\/\/).*$/gm, ''));
  const named = code.flatMap((text) => loads.flatMap((load) => [...text.matchAll(load)].map(([, name = '']) => name)));
  const packages = named.filter((name) => !isBuiltin(name)).map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0]);
  expect(new Set(packages).size).toBeGreaterThan(3);
  expect([...new Set(packages)].filter((name) => !name || !(name in dependencies))).toEqual([]);
  for (const command of [
    'migrate-database',
    'make-backup',
    'restore-backup',
    'move-shop',
    'make-admin-code',
    'load-postcodes',
  ])
    expect(files).toContain(`${command}.js`);
});

test('the built server finds the program that indexes a large catalogue, wherever the line that names it has come to lie', async () => {
  const files = (await readdir(BUILT, { recursive: true })).filter((file) => file.endsWith('.js'));
  const named = await Promise.all(
    files.map(async (file) => {
      const [, at] =
        /new URL\(["']([^"']*index-worker[^"']*)["'], import\.meta\.url\)/.exec(
          await readFile(path.join(BUILT, file), 'utf8'),
        ) ?? [];
      return at ? [new URL(at, pathToFileURL(path.join(BUILT, file)))] : [];
    }),
  );
  expect(named.flat()).toHaveLength(1);
  const worker = new Worker(named.flat()[0] as URL);
  const built = new Promise<{ data: IndexData }>((resolve, reject) => {
    worker.on('message', (answer: { data: IndexData } | 'the next') => answer !== 'the next' && resolve(answer));
    worker.once('error', reject);
  });
  const plain = { category: '', features: '', description: '', codes: [] };
  worker.postMessage([{ ...plain, name: 'Totem' }]);
  worker.postMessage([{ ...plain, name: 'Kiosk' }]);
  worker.postMessage('that is all');
  expect(openIndex((await built).data).words).toEqual(['kiosk', 'totem']);
});
