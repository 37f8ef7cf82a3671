import { expect, test, vi } from 'vitest';
import { say } from './say.mjs';
import { check } from './test-run.mjs';

test('a check that fails, or cannot even run, says what it found and is no pass', async () => {
  const problem = vi.spyOn(say, 'problem').mockReturnValue();
  expect(await check('Lint', async () => ({ code: 1, output: 'cart.ts: unused' }))).toEqual({
    name: 'Lint',
    passed: false,
  });
  expect((await check('Build', () => Promise.reject(new Error('no disk')))).passed).toBe(false);
  expect((await check('Types', async () => ({ code: null, output: 'killed' }))).passed).toBe(false);
  expect(problem.mock.calls.flat().join('\n')).toMatch(/unused\nLint failed\nno disk\nBuild failed/);
  problem.mockRestore();
});

test('a check that passes says no more than its name', async () => {
  const step = vi.spyOn(say, 'step').mockReturnValue();
  const problem = vi.spyOn(say, 'problem');
  expect((await check('Lint', async () => ({ code: 0, output: 'Checked 1767 files' }))).passed).toBe(true);
  expect([step.mock.calls, problem.mock.calls]).toEqual([[['Lint']], []]);
  step.mockRestore();
  problem.mockRestore();
});
