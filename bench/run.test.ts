import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';

test('benches load in plain Node, without the build that pages and tests have', async () => {
  const answer = await new Promise<string>((resolve) => {
    execFile(process.execPath, ['bench/run.ts', 'nothing'], (_error, _out, err) => resolve(err));
  });
  expect(answer).toContain('There is no bench nothing.');
}, 300_000);
