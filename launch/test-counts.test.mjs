import { expect, test } from 'vitest';
import { countTests, describeCounts } from './test-counts.mjs';

const good = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, testResults: [] };

test('counts what passed, failed and was skipped', () => {
  const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }] }];
  const report = { ...good, numFailedTests: 1, numPendingTests: 2, testResults };
  expect(describeCounts(countTests(report, 1))).toBe('5 passed, 1 failed, 2 skipped');
  expect(describeCounts(countTests(good, 0))).toBe('5 passed, 0 failed');
});

test('a file that cannot be read, an error outside the tests and a missing report are failures', () => {
  const broken = { ...good, testResults: [{ status: 'failed', assertionResults: [] }] };
  expect(countTests(broken, 1).failed).toBe(1);
  expect(countTests(good, 1).failed).toBe(1);
  expect(countTests(undefined, 1).failed).toBe(1);
});
