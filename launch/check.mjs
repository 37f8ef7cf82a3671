// npm run check: all checks without a browser, in a few minutes. CI runs these and more (npm test).
import { prepareModules } from './prepare.mjs';
import { say } from './say.mjs';
import { runCommand } from './stop.mjs';
import { check, runScript, runTests } from './test-run.mjs';

await runCommand(runChecks, { whenInterrupted: 130 });

async function runChecks() {
  await prepareModules(say);
  // Tests wait for the database much of the time: the checks take place meanwhile.
  return runTests(
    [check('Type check', () => runScript('typecheck')), check('Lint', () => runScript('lint'))],
    ['unit', 'api'],
  );
}
