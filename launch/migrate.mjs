// npm run migrate: all of a start but opening the shop, with another version open or not: modules, build, database.
import { join } from 'node:path';
import { embeddedDatabase } from './database/of-shop.mjs';
import { openDataDir, root } from './places.mjs';
import { prepareBuild, prepareModules } from './prepare.mjs';
import { runProgram } from './run-program.mjs';
import { pinnedNode, withPrograms } from './runtime.mjs';
import { say } from './say.mjs';
import { withDefaults } from './shop.mjs';
import { runCommand } from './stop.mjs';

await runCommand(migrate, { whenInterrupted: 130 });

async function migrate() {
  await prepareModules(say);
  // Before the database: the start that follows takes seconds then.
  await prepareBuild(say);
  const env = withDefaults(process.env);
  const dataDir = openDataDir(env);
  const given = { ...env, DATA_DIR: dataDir, DATABASE_URL: env.DATABASE_URL ?? (await embeddedDatabase(dataDir)) };
  const program = [join(root, 'src', 'migrate-database.ts')];
  const { code } = await runProgram(pinnedNode(), program, { cwd: root, env: withPrograms(given), show: true });
  return code ?? 1;
}
