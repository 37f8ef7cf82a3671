// npm run restore -- FILE: a backup into the empty database of DATABASE_URL, or of a new DATA_DIR.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { closedDatabase } from './database/of-shop.mjs';
import { openDataDir, root } from './places.mjs';
import { prepareModules } from './prepare.mjs';
import { runProgram } from './run-program.mjs';
import { pinnedNode, withPrograms } from './runtime.mjs';
import { Plain, say } from './say.mjs';
import { withDefaults } from './shop.mjs';
import { runCommand } from './stop.mjs';

await runCommand(restore, { whenInterrupted: 130 });

async function restore() {
  const [name] = process.argv.slice(2);
  if (!name) throw new Plain('Name the file: npm run restore -- brightfront-….backup.');
  // npm starts scripts in the project; the file was named from where the owner stood.
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), name);
  if (!existsSync(file)) throw new Plain(`There is no file ${file}.`);
  await prepareModules(say);
  const env = withDefaults(process.env);
  const dataDir = openDataDir(env);
  const isOpen = `The shop runs on the data in ${dataDir}. Restore into a new folder: DATA_DIR=… npm run restore.`;
  const given = {
    ...env,
    DATA_DIR: dataDir,
    DATABASE_URL: env.DATABASE_URL ?? (await closedDatabase(dataDir, isOpen)),
  };
  const program = [join(root, 'src', 'restore-backup.ts'), file];
  const { code } = await runProgram(pinnedNode(), program, { cwd: root, env: withPrograms(given), show: true });
  return code ?? 1;
}
