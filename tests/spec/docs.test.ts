// The docs name what is there: every feature, in its order, and no file that has moved away.
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const features = fs.readdirSync('src/features').filter((name) => fs.existsSync(readme(name)));
const rooms = fs.readFileSync('tests/spec/rooms.test.ts', 'utf8').match(/const FEATURES = \[([^\]]*)\]/)?.[1] ?? '';
const architecture = fs.readFileSync('docs/architecture.md', 'utf8');
const contributing = fs.readFileSync('CONTRIBUTING.md', 'utf8');

test('the architecture lists every feature in the order of their calls, and each has a README', () => {
  const listed = Array.from(architecture.matchAll(/^\| `(\w+)` +\|/gm), ([, name]) => name);
  expect(listed).toEqual(Array.from(rooms.matchAll(/'(\w+)'/g), ([, name]) => name));
  expect(listed.toSorted()).toEqual(features.toSorted());
});

test('there are twenty tasks at least, and none touches more than five files', () => {
  const tasks = Array.from(contributing.matchAll(/^\| (\d+)\. ([^|]+)\|([^|]+)\|$/gm), ([, , task, files]) => ({
    task: task?.trim(),
    files: files?.match(/`[^`]*`|(?:a|the) (?:use case|reaction|job|migration|trigger)/g)?.length ?? 0,
  }));
  expect(tasks.length).toBeGreaterThanOrEqual(20);
  expect(tasks.filter(({ files }) => files === 0 || files > 5)).toEqual([]);
});

const guides = ['README.md', 'CONTRIBUTING.md', ...markdownIn('docs'), ...features.map(readme)];

test.each(guides)('the files that %s names are there', (guide) => {
  const text = fs.readFileSync(guide, 'utf8');
  const named = Array.from(
    text.matchAll(/`([\w@.{}][\w@.{},/-]*(?:\.(?:tsx?|mjs|css|sql|json|md)|\/))`/g),
    ([, name]) => name ?? '',
  );
  expect(named.filter((name) => !isThere(name, guide))).toEqual([]);
});

test.each(guides)('the links of %s lead to files', (guide) => {
  const links = Array.from(fs.readFileSync(guide, 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g), ([, to]) => to ?? '');
  expect(links.filter((to) => !fs.existsSync(path.join(path.dirname(guide), to)))).toEqual([]);
});

test('a file that is not there is noticed', () => {
  expect(isThere('src/features/orders/status.ts', 'README.md')).toBe(true);
  expect(isThere('order-totals.ts', 'src/features/orders/README.md')).toBe(true);
  expect(isThere('src/features/orders/web/status.ts', 'README.md')).toBe(false);
  expect(isThere('kept-pages.ts', 'docs/architecture.md')).toBe(false);
});

function markdownIn(folder: string): string[] {
  return fs.readdirSync(folder).flatMap((name) => (name.endsWith('.md') ? [`${folder}/${name}`] : []));
}

function readme(feature: string): string {
  return `src/features/${feature}/README.md`;
}

/** Names are relative to the project, to the sources, to the rooms, or to somewhere in the guide's own room. */
function isThere(name: string, guide: string): boolean {
  const own = path.dirname(guide);
  const places = ['.', 'src', 'src/features', own, `${own}/server`, `${own}/screens`, 'tests/spec', 'docs'];
  if (places.some((place) => fs.existsSync(path.join(place, name)))) return true;
  const isPattern = /^X\/|[{}]/.test(name) || GENERAL.has(name) || GENERAL.has(name.replace(/^server\//, ''));
  return isPattern || (own.startsWith('src/features') && findBelow(own, name));
}

// What every room has, spoken of without naming one.
const GENERAL = new Set(['contract.ts', 'tables.ts', 'door.ts', 'api.ts', 'api.test.ts', 'server/', 'screens/']);

function findBelow(folder: string, name: string): boolean {
  return fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((file) => `/${file}`.endsWith(`/${name}`));
}
