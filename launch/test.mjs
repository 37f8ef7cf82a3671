// npm test: everything that must hold, from the type check to the browser.
import { prepareBuild, prepareModules } from './prepare.mjs';
import { say } from './say.mjs';
import { runCommand } from './stop.mjs';
import { check, runScript, runTests } from './test-run.mjs';

await runCommand(test, { whenInterrupted: 130 });

async function test() {
  await prepareModules(say);
  return runTests([
    await check('Type check', () => runScript('typecheck')),
    await check('Lint', () => runScript('lint')),
    await check('Build', () => prepareBuild(say).then(() => 0)),
  ]);
}
