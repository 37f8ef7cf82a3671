import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './places.mjs';
import { runProgram } from './run-program.mjs';
import { pinnedNode, withPrograms } from './runtime.mjs';
import { say } from './say.mjs';
import { waitsThatRanOut } from './second-try.mjs';
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
 * and failed. Journeys whose wait ran out run once more, alone, and are named. Answers the exit code of the whole.
 */
export async function runTests(begun, projects = []) {
  say.step('Tests');
  const first = await runVitest(projects.map((name) => `--project=${name}`));
  const counts = countTests(first.report, first.code);
  const late = waitsThatRanOut(first.report, root);
  const checks = await Promise.all(begun);
  if (late.length > 0) {
    say.step('Journeys that waited in vain, once more');
    if ((await runVitest(late)).code === 0) {
      counts.passed += counts.failed;
      counts.failed = 0;
      say.problem(`Passed at the second try only: ${late.join(', ')}`);
    }
  }
  const failed = checks.filter(({ passed }) => !passed);
  counts.passed += checks.length - failed.length;
  counts.failed += failed.length;
  // What went wrong stands far above by now.
  for (const { name } of failed) say.problem(`${name} failed`);
  say.line(`\n${describeCounts(counts)}`);
  return counts.failed === 0 ? 0 : 1;
}

async function runVitest(chosen) {
  const dir = openThrowawayDir();
  const file = join(dir, 'report.json');
  const unhandled = join(dir, 'unhandled-errors');
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['default', 'json', fileURLToPath(import.meta.resolve('./unhandled-errors.mjs'))];
  const reports = [...reporters.map((name) => `--reporter=${name}`), `--outputFile.json=${file}`];
  const env = { ...withPrograms(), UNHANDLED_ERRORS_FILE: unhandled };
  const { code } = await runProgram(pinnedNode(), [vitest, 'run', ...chosen, ...reports], {
    cwd: root,
    env,
    show: true,
  });
  if (!existsSync(file) || !existsSync(unhandled)) return { code };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return { code, report: { ...report, numUnhandledErrors: Number(readFileSync(unhandled, 'utf8')) } };
}
