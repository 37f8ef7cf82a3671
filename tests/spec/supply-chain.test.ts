// Nothing is installed that was not chosen: exact versions, a hash for each package, install scripts approved by name.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

interface Locked {
  version: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  hasInstallScript?: boolean;
}

const manifest = readJson<Record<string, Record<string, string>>>('package.json');
const lock = readJson<{ packages: Record<string, Locked> }>('package-lock.json');
const packages = Object.entries(lock.packages)
  .filter(([place]) => place !== '')
  .map(([place, locked]) => ({ name: nameAt(place), ...locked }));

test.each(['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'])('%s are exact versions', (kind) => {
  const ranges = Object.entries(manifest[kind] ?? {}).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(ranges).toEqual([]);
});

test('every package has its SHA-512 hash, but for build tools of other systems', () => {
  expect(packages.length).toBeGreaterThan(500);
  const unhashed = packages.filter(({ integrity }) => !integrity?.startsWith('sha512-'));
  expect(unhashed.filter(({ dev, optional }) => !dev || !optional).map(({ name }) => name)).toEqual([]);
});

test('every package with an install script is approved or refused by name, with a reason in the docs', () => {
  const withScript = new Set(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name));
  expect(Object.keys(manifest.allowScripts ?? {}).toSorted()).toEqual([...withScript].toSorted());
  const reasons = fs.readFileSync('docs/security.md', 'utf8');
  expect([...withScript].filter((name) => !reasons.includes(`| \`${name}\``))).toEqual([]);
});

test('the list of components names every package', async () => {
  const listed = await listComponents();
  const missing = packages.filter(({ name, version }) => !listed.has(`${name}@${version}`));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

async function listComponents(): Promise<Set<string>> {
  const [program = '', ...args] = (manifest.scripts?.sbom ?? '').replace(/ >.*/, '').split(' ');
  const options = { maxBuffer: 50_000_000, shell: process.platform === 'win32' };
  const { stdout } = await promisify(execFile)(program, args, options);
  const { components } = JSON.parse(stdout) as { components: { name: string; version: string }[] };
  return new Set(components.map(({ name, version }) => `${name}@${version}`));
}

function nameAt(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function readJson<T>(file: string): T {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
}
