// npm run mutants: changes the rules a little, one place at a time, and counts how often their unit tests notice. What no test notices survives.

// What a fault in it would cost money, stock or trust. Forms and names are left to the tests of the API and of the specification.
const RULES = [
  // money
  'src/values/{money,exchange,parts-with-vat}.ts',
  'src/features/orders/{order-totals,order-ledger,measure-refund,overdue,payable,refund-of,refund-of-items,withheld}.ts',
  'src/features/payments/{ledger-sums,refund-split}.ts',
  'src/features/documents/credit.ts',
  // stock
  'src/features/catalogue/availability.ts',
  'src/features/orders/pieces.ts',
  // the state of an order
  'src/features/orders/expected-day.ts',
  // delivery days
  'src/values/london-day.ts',
  'src/features/delivery/{delivery-promise,fee}.ts',
  'src/features/delivery/promise/*.ts',
  // points
  'src/features/rewards/{levels,points,points-rules,redeemable}.ts',
  // permissions
  'src/features/permissions/{grantees,may-user,permission,rights}.ts',
  'src/features/permissions/server/authorize.ts',
];

export default {
  mutate: [...RULES, '!src/**/*.test.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutants/vitest.config.ts' },
  // All that the copy for the mutants needs. Without tsconfig.json: it would be rewritten with an interface that TypeScript 7 no longer has.
  ignorePatterns: [
    '**',
    '!src',
    '!src/**',
    '!demo',
    '!demo/**',
    '!tests/mutants',
    '!tests/mutants/**',
    '!package.json',
  ],
  coverageAnalysis: 'perTest',
  // What is worked out once when a file loads, mostly names, would need all tests for each mutant.
  ignoreStatic: true,
  concurrency: 2,
  // On a busy machine a slow answer is no noticed one.
  timeoutMS: 30_000,
  // Whatever has not changed since the run before is not tried again.
  incremental: true,
  incrementalFile: 'test-results/mutants.json',
  tempDirName: 'test-results/mutants',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 85 },
};
