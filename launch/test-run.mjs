import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './places.mjs';
import { runProgram } from './run-program.mjs';
import { pinnedNode, withPrograms } from './runtime.mjs';
import { say } from './say.mjs';
import { countTests, describeCounts } from './test-counts.mjs';
import { openThrowawayDir } from './throwaway.mjs';

/**
 * Runs a check that counts as one test, beside whatever else runs, and says what it found once it has failed. Its failure
 * stops nothing. Answers `{ name, passed }`.
 */
export async function check(name, run) {
  say.step(name);
  const { code, output } = await run().catch((error) => ({ code: 1, output: error.message }));
  const passed = code === 0;
  if (!passed) say.problem(`${output}\n${name} failed`);
  return { name, passed };
}

/** Runs a script of package.json on the pinned Node. Answers its `{ code, output }`: two at once would mix what they say. */
export function runScript(name) {
  return runProgram(pinnedNode(), ['--run', name], { cwd: root, env: withPrograms() });
}

/**
 * Runs the tests of these Vitest projects (all, unless said) beside the checks that were begun, and says how many passed
 * and failed. Answers the exit code of the whole.
 */
export async function runTests(begun, projects = []) {
  say.step('Tests');
  const report = join(openThrowawayDir(), 'report.json');
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = [vitest, 'run', ...projects.map((name) => `--project=${name}`), ...reports];
  const { code } = await runProgram(pinnedNode(), args, { cwd: root, env: withPrograms(), show: true });
  const counts = countTests(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined, code);
  const checks = await Promise.all(begun);
  const failed = checks.filter(({ passed }) => !passed);
  counts.passed += checks.length - failed.length;
  counts.failed += failed.length;
  // What went wrong stands far above by now.
  for (const { name } of failed) say.problem(`${name} failed`);
  say.line(`\n${describeCounts(counts)}`);
  return counts.failed === 0 ? 0 : 1;
}
