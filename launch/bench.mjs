// npm run bench: opens a shop with data of its own, lets bench/run.ts measure it, and closes it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './places.mjs';
import { freePort } from './ports.mjs';
import { prepareBuild, prepareModules } from './prepare.mjs';
import { runProgram } from './run-program.mjs';
import { pinnedNode, withPrograms } from './runtime.mjs';
import { Plain, say } from './say.mjs';
import { openShop, withDefaults } from './shop.mjs';
import { runCommand } from './stop.mjs';
import { openThrowawayDir } from './throwaway.mjs';

await runCommand(bench, { whenInterrupted: 130 });

async function bench() {
  const port = await freePort();
  const given = { ...process.env, PORT: String(port), DATA_DIR: openThrowawayDir(), DATABASE_URL: '' };
  const env = withDefaults({ ...given, NODE_ENV: 'production' });
  const entry = join(root, 'build', 'server', 'index.js');
  const shop = await openShop({
    entry,
    env,
    say,
    prepare,
    giveUp: (what, how) => say.problem(`${what} ended (${how})`),
  });
  const measured = { BENCH_URL: shop.url, BENCH_APP_PID: shop.pid, BENCH_DATABASE_PID: shop.database.pid };
  const args = [join(root, 'bench', 'run.ts'), ...process.argv.slice(2)];
  const options = { cwd: root, env: { ...withPrograms(), DATABASE_URL: shop.databaseUrl, ...measured }, show: true };
  const { code } = await runProgram(pinnedNode(), args, options);
  return code;
}

async function prepare() {
  await prepareModules(say);
  await prepareBuild(say);
  if (!existsSync(join(root, 'bench', 'run.ts'))) throw new Plain('There is no bench/run.ts to measure with.');
}
