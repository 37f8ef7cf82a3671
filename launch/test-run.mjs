import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './places.mjs';
import { runProgram } from './run-program.mjs';
import { pinnedNode, withPrograms } from './runtime.mjs';
import { say } from './say.mjs';
import { countTests, describeCounts } from './test-counts.mjs';
import { openThrowawayDir } from './throwaway.mjs';

/** Runs a check that counts as one test; its failure does not stop the ones after it. Answers whether it passed. */
export async function check(name, run) {
  say.step(name);
  const passed = await run().then(
    (code) => code === 0,
    (error) => say.problem(error.message),
  );
  if (!passed) say.problem(`${name} failed`);
  return Boolean(passed);
}

/** Runs a script of package.json on the pinned Node; answers its exit code. */
export async function runScript(name) {
  const { code } = await runProgram(pinnedNode(), ['--run', name], { cwd: root, env: withPrograms(), show: true });
  return code;
}

/**
 * Runs the tests of these Vitest projects (all, unless said) after the checks that were made, and says how many passed and
 * failed. Answers the exit code of the whole.
 */
export async function runTests(checks, projects = []) {
  say.step('Tests');
  const report = join(openThrowawayDir(), 'report.json');
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = [vitest, 'run', ...projects.map((name) => `--project=${name}`), ...reports];
  const { code } = await runProgram(pinnedNode(), args, { cwd: root, env: withPrograms(), show: true });
  const counts = countTests(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined, code);
  counts.passed += checks.filter((passed) => passed).length;
  counts.failed += checks.filter((passed) => !passed).length;
  say.line(`\n${describeCounts(counts)}`);
  return counts.failed === 0 ? 0 : 1;
}
