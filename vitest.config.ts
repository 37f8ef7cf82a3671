import { defineConfig } from 'vitest/config';

const ground = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...ground,
          name: 'unit',
          include: ['{src,demo,launch,bench}/**/*.test.{ts,tsx,mjs}', 'tests/spec/**/*.test.{ts,tsx}'],
          exclude: ['**/api.test.ts', '**/node_modules/**'],
        },
      },
      { test: { ...ground, name: 'api', include: ['src/**/api.test.ts', 'tests/api/**/*.test.ts'], maxWorkers: 2 } },
      { test: { ...ground, name: 'browser', include: ['tests/browser/**/*.test.ts'], maxWorkers: 1, testTimeout: 60_000 } },
      { test: { ...ground, name: 'faults', include: ['tests/faults/**/*.test.ts'], maxWorkers: 1, testTimeout: 240_000 } },
    ],
  },
});
