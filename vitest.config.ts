import { availableParallelism, totalmem } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';
import { learntWishes } from './vite/learnt-wishes.ts';

// What comes about by itself is waited for with patience: a busy machine takes three times as long, and only a test that
// fails has to wait so long.
const shared = { testTimeout: 120_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000, interval: 50 } } };
// Most of these wait for a database or a browser much of their time, so it takes more of them than there are processors to
// use these to the full. Each takes up to 1.5 GB with its browser and its shop, and two dozen of the database's connections.
const workers = Math.max(2, Math.min(availableParallelism() + 2, Math.floor(totalmem() / 1.5e9), 6));
// All share the workers until the last file, and projects that do need the same number.
const together = { groupOrder: 0 };
const SMALL_MACHINE = 'tests/faults/small-machine.test.ts';
const REMEMBERED_ARGON2 = fileURLToPath(import.meta.resolve('./tests/support/remembered-argon2.mjs'));

// Shops and workers start by the dozen: what one of them has compiled the others read.
process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/compiled');

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [learntWishes('serve')],
        test: {
          ...shared,
          name: 'unit',
          sequence: together,
          include: ['{src,demo,launch,bench,vite}/**/*.test.{ts,tsx,mjs}', 'tests/{spec,hostile}/**/*.test.{ts,tsx}'],
          exclude: ['**/api.test.ts', '**/node_modules/**'],
          maxWorkers: workers,
          // Each puts back what it stubs, in any order of files: a process for every small file took longer than its tests.
          isolate: false,
        },
      },
      {
        plugins: [learntWishes('serve')],
        test: {
          ...shared,
          name: 'api',
          alias: { '@node-rs/argon2': REMEMBERED_ARGON2 },
          globalSetup: 'tests/support/test-database.mjs',
          sequence: together,
          include: ['src/**/api.test.ts', 'tests/api/**/*.test.ts'],
          maxWorkers: workers,
          // All that a shop knows hangs on its own context, so the files of a worker load the server's code once.
          isolate: false,
          // Some walk hundreds of bad inputs; on a busy machine that takes a while.
          testTimeout: 300_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'browser',
          sequence: together,
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: [
            'tests/support/test-database.mjs',
            'tests/support/built-shop.mjs',
            'tests/browser/demo-shop.ts',
          ],
          maxWorkers: workers,
          // Each file opens a shop of its own; the files of a worker share the browser.
          isolate: false,
          testTimeout: 300_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'faults',
          globalSetup: ['tests/support/test-database.mjs', 'tests/support/built-shop.mjs'],
          sequence: together,
          include: ['tests/faults/**/*.test.ts'],
          exclude: [SMALL_MACHINE],
          maxWorkers: workers,
          testTimeout: 600_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'alone',
          globalSetup: ['tests/support/test-database.mjs', 'tests/support/built-shop.mjs'],
          // Where others take the processors, printing and making pictures fall together, and the peak is that of their queue.
          sequence: { groupOrder: 1 },
          include: [SMALL_MACHINE],
          maxWorkers: 1,
          testTimeout: 600_000,
        },
      },
    ],
  },
});
