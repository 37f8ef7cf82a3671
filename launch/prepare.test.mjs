import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fingerprint, isBuilt } from './build.mjs';
import { isInstalled } from './install.mjs';
import { assertOwn } from './own-folders.mjs';
import { Plain } from './say.mjs';

let project;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'project-'));
});
afterEach(() => rmSync(project, { recursive: true }));

describe('an install is wanted', () => {
  const zod = { version: '4.0.0', integrity: 'sha512-a' };
  const wanted = { '': {}, 'node_modules/zod': zod, 'node_modules/other-system': { version: '1.0.0', optional: true } };

  test('when there are no packages, and not when they are as the lockfile says', () => {
    writePackages('package-lock.json', wanted);
    expect(isInstalled(project)).toBe(false);
    writePackages('node_modules/.package-lock.json', { 'node_modules/zod': zod });
    expect(isInstalled(project)).toBe(true);
  });

  test.each([
    ['a version differs', { 'node_modules/zod': { ...zod, version: '3.9.0' } }],
    ['the content differs', { 'node_modules/zod': { ...zod, integrity: 'sha512-b' } }],
    ['one is missing', {}],
    ['one is left over', { 'node_modules/zod': zod, 'node_modules/gone': { version: '1.0.0' } }],
  ])('when %s', (_, present) => {
    writePackages('package-lock.json', wanted);
    writePackages('node_modules/.package-lock.json', present);
    expect(isInstalled(project)).toBe(false);
  });
});

describe('a build is wanted', () => {
  beforeEach(() => {
    write('package.json', '{}');
    write('src/server.ts', 'one');
    write('build/server/index.js', 'built');
    write('build/.sources', fingerprint(project));
  });

  test('not when nothing changed but a test', () => {
    write('src/server.test.ts', 'a test');
    expect(isBuilt(project)).toBe(true);
  });

  test.each(['src/server.ts', 'src/new.ts', 'public/icon.svg', 'package.json', 'vite.config.ts'])(
    'when %s changed',
    (path) => {
      write(path, 'changed');
      expect(isBuilt(project)).toBe(false);
    },
  );

  test('when a source is gone, or the last build was cut short', () => {
    rmSync(join(project, 'build', '.sources'));
    expect(isBuilt(project)).toBe(false);
    write('build/.sources', fingerprint(project));
    rmSync(join(project, 'src', 'server.ts'));
    expect(isBuilt(project)).toBe(false);
  });
});

test.each(['build/server/assets', 'node_modules/.cache'])(
  'where another account made %s, neither is begun, and the sentence says which folder and what to do',
  (name) => {
    write(`${name}/made-by-root.js`, 'x');
    const locked = join(project, name);
    chmodSync(locked, 0o500);
    // Root may write anywhere, so for root it is said.
    const options = process.getuid?.() === 0 ? { canWrite: (folder) => folder !== locked } : {};
    const attempt = () => assertOwn(project, ['build', 'node_modules/.cache'], options);
    expect(attempt).toThrow(Plain);
    expect(attempt).toThrow(new RegExp(`^The folder ${locked} belongs to account \\d+ .* chown -R \\S+ ${project}\n`));
    chmodSync(locked, 0o700);
    expect(() => assertOwn(project, ['build', 'node_modules/.cache'])).not.toThrow();
  },
);

test('a folder that is still to be made needs one above it that can be written', () => {
  expect(() => assertOwn(project, ['build'], { canWrite: () => true })).not.toThrow();
  expect(() => assertOwn(project, ['build'], { canWrite: (folder) => folder !== project })).toThrow(
    `The folder ${project} belongs`,
  );
});

function writePackages(path, packages) {
  write(path, JSON.stringify({ packages }));
}

function write(path, text) {
  const file = join(project, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
