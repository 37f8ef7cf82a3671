// npm run migrate: brings the database up to date for this version without opening the shop, with another version open or not.
import { join } from 'node:path';
import { embeddedDatabase } from './database/of-shop.mjs';
import { openDataDir, root } from './places.mjs';
import { prepareModules } from './prepare.mjs';
import { runProgram } from './run-program.mjs';
import { pinnedNode, withPrograms } from './runtime.mjs';
import { say } from './say.mjs';
import { withDefaults } from './shop.mjs';
import { runCommand } from './stop.mjs';

await runCommand(migrate, { whenInterrupted: 130 });

async function migrate() {
  await prepareModules(say);
  const env = withDefaults(process.env);
  const dataDir = openDataDir(env);
  const given = { ...env, DATA_DIR: dataDir, DATABASE_URL: env.DATABASE_URL ?? (await embeddedDatabase(dataDir)) };
  const program = [join(root, 'src', 'migrate-database.ts')];
  const { code } = await runProgram(pinnedNode(), program, { cwd: root, env: withPrograms(given), show: true });
  return code ?? 1;
}
