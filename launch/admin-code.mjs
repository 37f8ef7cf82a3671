// npm run admin-code -- USERNAME: a code for an admin who has lost the second factor, with the shop open or not.
import { join } from 'node:path';
import { settingsOfShop } from './database/of-shop.mjs';
import { root } from './places.mjs';
import { prepareModules } from './prepare.mjs';
import { runProgram } from './run-program.mjs';
import { pinnedNode, withPrograms } from './runtime.mjs';
import { Plain, say } from './say.mjs';
import { withDefaults } from './shop.mjs';
import { runCommand } from './stop.mjs';

await runCommand(makeAdminCode, { whenInterrupted: 130 });

async function makeAdminCode() {
  const [username] = process.argv.slice(2);
  if (!username) throw new Plain('Name the admin: npm run admin-code -- USERNAME.');
  await prepareModules(say);
  const given = await settingsOfShop(withDefaults(process.env));
  const program = [join(root, 'src', 'make-admin-code.ts'), username];
  const { code } = await runProgram(pinnedNode(), program, { cwd: root, env: withPrograms(given), show: true });
  return code ?? 1;
}
