// Whoever runs the shop relies on docs/operations.md: each part of it names the tests that hold it, and they are there.
import fs from 'node:fs';
import { expect, test } from 'vitest';

const guide = fs.readFileSync('docs/operations.md', 'utf8');
const bench = fs.readFileSync('bench/run.ts', 'utf8');
const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
// How to measure promises nothing.
const sections = guide
  .split(/^## /m)
  .slice(1)
  .filter((section) => !section.startsWith('Measuring'))
  .map((section) => ({ title: section.split('\n')[0] ?? '', section }));
const rows = Array.from(
  guide.matchAll(/^\| (.+?) +\| `([^`]+)`(?:: (.+?))? +\|$/gm),
  ([, promise = '', by = '', name]) => ({ promise, by, name }),
).filter(({ by }) => by.startsWith('npm run') || /\.test\.\w+$/.test(by));

test.each(sections)('$title names the tests that hold it', ({ section }) => {
  expect(section).toMatch(/`(?:[\w./-]+\.test\.\w+|npm run (?:bench|test:faults)[^`]*)`/);
});

test.each(rows)('“$promise” is held by something that is there', ({ by, name }) => {
  const [, script = '', part] = /^npm run (\S+)(?: -- (\w[\w-]*))?/.exec(by) ?? [];
  if (script) {
    expect(Object.keys(scripts)).toContain(script);
    if (part) expect(bench).toMatch(new RegExp(`\\b'?${part}'?:`));
  } else {
    expect(name, 'the row names a file, and which test of it?').toBeTruthy();
    expect(fs.readFileSync(by, 'utf8')).toContain(`'${name}'`);
  }
});

test('every row of every table of promises is looked at', () => {
  const tables = guide.split(/^\| Promise +\| Test +\|\n\| -+ \| -+ \|\n/m).slice(1);
  const listed = tables
    .flatMap((text) => text.split('\n\n')[0]?.split('\n') ?? [])
    .filter((line) => line.startsWith('|'));
  expect(rows.length).toBe(listed.length);
  expect(rows.length).toBeGreaterThan(220);
});
