import { defineConfig } from 'vitest/config';

// The unit tests of the rooms whose rules are mutated.
export default defineConfig({
  test: {
    include: [
      'src/{values,features/{catalogue,delivery,documents,orders,payments,permissions,rewards,stock}}/**/*.test.ts',
    ],
    exclude: ['**/api.test.ts', '**/node_modules/**'],
    testTimeout: 30_000,
  },
});
