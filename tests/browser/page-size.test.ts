import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import baseline from './page-sizes.json' with { type: 'json' };

// What a page's scripts weigh, pressed with gzip, as they were built. A page that grows by more than a twentieth fails
// here; if it is worth it, write the new figure into page-sizes.json and say so. What was promised to visitors is not for
// growing into: it counts what comes over the line, so each file's headers too.
const MOST_GROWTH = 1.05;
const HEADERS_KB = 0.35;

interface Part {
  module: string;
  imports: string[];
  css: string[];
  parentId?: string;
}
interface Manifest {
  entry: Part;
  routes: Record<string, Part>;
}

const folder = path.resolve('build/client/assets');
const manifest = readManifest();

describe.each(Object.entries(baseline.script))('%s', (page, { known, promised }) => {
  const files = new Set([manifest.entry, ...partsOf(page)].flatMap(({ module, imports }) => [module, ...imports]));

  test(`loads at most a twentieth more script than ${known} kB`, () => {
    expect(kilobytes(files)).toBeLessThanOrEqual(known * MOST_GROWTH);
  });

  test(`stays within the ${promised} kB of script that were promised`, () => {
    expect(kilobytes(files) + files.size * HEADERS_KB).toBeLessThanOrEqual(promised);
  });
});

test('the style of all pages together stays within 18 kB', () => {
  const style = kilobytes(new Set(manifest.routes.root?.css));
  expect(style).toBeGreaterThan(0);
  expect(style + HEADERS_KB).toBeLessThanOrEqual(18);
});

function partsOf(page: string): Part[] {
  const route = manifest.routes[page];
  if (!route) throw new Error(`There is no page ${page} any more; take it out of page-sizes.json.`);
  return [route, ...(route.parentId ? partsOf(route.parentId) : [])];
}

function kilobytes(files: ReadonlySet<string>): number {
  const bytes = [...files].map((file) => gzipSync(readFileSync(path.join(folder, path.basename(file))), { level: 9 }));
  return Number((bytes.reduce((total, { byteLength }) => total + byteLength, 0) / 1_000).toFixed(1));
}

function readManifest(): Manifest {
  const name = readdirSync(folder).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) throw new Error('There is no build to weigh: run `npm run build` first.');
  const text = readFileSync(path.join(folder, name), 'utf8');
  return JSON.parse(text.replace(/^window\.__reactRouterManifest=/, '').replace(/;\s*$/, '')) as Manifest;
}
