import { expect, test } from 'vitest';
import { waitsThatRanOut } from './second-try.mjs';

const LATE = 'TimeoutError: page.goto: Timeout 30000ms exceeded.';
const WRONG = 'AssertionError: expected 2 to be 1';

const file = (name, ...failureMessages) => ({
  name: `/shop/${name}`,
  status: 'failed',
  assertionResults: [
    { status: 'passed', failureMessages: [] },
    { status: 'failed', failureMessages },
  ],
});
const tryAgain = (...testResults) => waitsThatRanOut({ testResults, numUnhandledErrors: 0 }, '/shop');

test('a journey whose wait ran out is tried again', () => {
  const passed = { name: '/shop/tests/browser/b.test.ts', status: 'passed', assertionResults: [] };
  expect(tryAgain(passed, file('tests/browser/a.test.ts', LATE))).toEqual(['tests/browser/a.test.ts']);
  expect(tryAgain(passed)).toEqual([]);
  expect(waitsThatRanOut(undefined, '/shop')).toEqual([]);
});

test('a wrong answer is wrong the first time, and so is a wait elsewhere or beside another failure', () => {
  const late = file('tests/browser/a.test.ts', LATE);
  expect(tryAgain(file('tests/browser/a.test.ts', WRONG))).toEqual([]);
  expect(tryAgain(late, file('tests/browser/b.test.ts', WRONG))).toEqual([]);
  expect(tryAgain(late, file('tests/api/b.test.ts', LATE))).toEqual([]);
  expect(tryAgain({ ...late, assertionResults: [] })).toEqual([]);
  expect(waitsThatRanOut({ testResults: [late], numUnhandledErrors: 1 }, '/shop')).toEqual([]);
});

test('many that fail are not the machine’s', () => {
  const late = [1, 2, 3, 4].map((number) => file(`tests/faults/${number}.test.ts`, LATE));
  expect(tryAgain(...late.slice(1))).toHaveLength(3);
  expect(tryAgain(...late)).toEqual([]);
});
