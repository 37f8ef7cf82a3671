// npm test: everything that must hold, from the type check to the browser.
import { prepareBuild, prepareModules } from './prepare.mjs';
import { say } from './say.mjs';
import { runCommand } from './stop.mjs';
import { check, runScript, runTests } from './test-run.mjs';

await runCommand(test, { whenInterrupted: 130 });

async function test() {
  await prepareModules(say);
  const checks = [check('Type check', () => runScript('typecheck')), check('Lint', () => runScript('lint'))];
  // The browser tests begin with what was built.
  const built = await check('Build', () => prepareBuild(say).then(() => ({ code: 0 })));
  return runTests([...checks, built]);
}
