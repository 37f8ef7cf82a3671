// npm run backup [-- --to FOLDER]: database and pictures in one file, with the shop open or not.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { settingsOfShop } from './database/of-shop.mjs';
import { root } from './places.mjs';
import { prepareModules } from './prepare.mjs';
import { runProgram } from './run-program.mjs';
import { pinnedNode, withPrograms } from './runtime.mjs';
import { Plain, say } from './say.mjs';
import { withDefaults } from './shop.mjs';
import { runCommand } from './stop.mjs';

await runCommand(backUp, { whenInterrupted: 130 });

async function backUp() {
  const to = readFolder();
  await prepareModules(say);
  const given = await settingsOfShop(withDefaults(process.env));
  // npm starts scripts in the project; the folder was named from where the owner stood.
  const folder = to ? resolve(process.env.INIT_CWD ?? process.cwd(), to) : '';
  const program = [join(root, 'src', 'make-backup.ts'), folder];
  const { code } = await runProgram(pinnedNode(), program, { cwd: root, env: withPrograms(given), show: true });
  return code ?? 1;
}

function readFolder() {
  try {
    return parseArgs({ options: { to: { type: 'string' } } }).values.to;
  } catch {
    throw new Plain('Use it so: npm run backup, or npm run backup -- --to FOLDER.');
  }
}
