// npm run check: all checks without a browser, in a few minutes. CI runs these and more (npm test).
import { prepareModules } from './prepare.mjs';
import { say } from './say.mjs';
import { runCommand } from './stop.mjs';
import { check, runScript, runTests } from './test-run.mjs';

await runCommand(runChecks, { whenInterrupted: 130 });

async function runChecks() {
  await prepareModules(say);
  return runTests(
    [await check('Type check', () => runScript('typecheck')), await check('Lint', () => runScript('lint'))],
    ['unit', 'api'],
  );
}
