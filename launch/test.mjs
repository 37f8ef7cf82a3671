// npm test: everything that must hold, from the type check to the browser.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { root } from './places.mjs';
import { prepareBuild, prepareModules } from './prepare.mjs';
import { runProgram } from './run-program.mjs';
import { pinnedNode, withPrograms } from './runtime.mjs';
import { say } from './say.mjs';
import { runCommand } from './stop.mjs';
import { countTests, describeCounts } from './test-counts.mjs';
import { openThrowawayDir, startThrowawayPostgres } from './throwaway.mjs';

await runCommand(test, { whenInterrupted: 130 });

async function test() {
  await prepareModules(say);
  const chromium = await findChromium(say);
  const checks = [
    await check('Type check', () => runScript('typecheck')),
    await check('Lint', () => runScript('lint')),
    await check('Build', () => prepareBuild(say).then(() => 0)),
  ];
  const counts = await runTests(chromium);
  counts.passed += checks.filter((passed) => passed).length;
  counts.failed += checks.filter((passed) => !passed).length;
  say.line(`\n${describeCounts(counts)}`);
  return counts.failed === 0 ? 0 : 1;
}

// Each of these counts as one test, and none keeps the others from running.
async function check(name, run) {
  say.step(name);
  const passed = await run().then(
    (code) => code === 0,
    (error) => say.problem(error.message),
  );
  if (!passed) say.problem(`${name} failed`);
  return Boolean(passed);
}

async function runScript(name) {
  const { code } = await runProgram(pinnedNode(), ['--run', name], { cwd: root, env: withPrograms(), show: true });
  return code;
}

async function runTests(chromium) {
  const database = await startThrowawayPostgres(say);
  say.step('Tests');
  const report = join(openThrowawayDir(), 'report.json');
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const args = [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const env = { ...withPrograms(), TEST_DATABASE_URL: database.url, CHROMIUM: chromium };
  const { code } = await runProgram(pinnedNode(), args, { cwd: root, env, show: true });
  await database.stop();
  return countTests(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined, code);
}
