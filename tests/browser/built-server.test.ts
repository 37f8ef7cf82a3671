import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { type IndexData, openIndex } from '#features/search/engine/search-index.ts';

const BUILT = path.resolve('build', 'server');

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
  const built = new Promise<IndexData>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  const plain = { category: '', features: '', description: '', codes: [] };
  worker.postMessage([{ ...plain, name: 'Totem' }]);
  worker.postMessage([{ ...plain, name: 'Kiosk' }]);
  worker.postMessage('that is all');
  expect(openIndex(await built).words).toEqual(['kiosk', 'totem']);
});
