// npm run postcodes -- FILE: imports Code-Point Open or the ONS Postcode Directory into the shop's database, open or not.
import { join, resolve } from 'node:path';
import { settingsOfShop } from './database/of-shop.mjs';
import { root } from './places.mjs';
import { prepareModules } from './prepare.mjs';
import { runProgram } from './run-program.mjs';
import { pinnedNode, withPrograms } from './runtime.mjs';
import { Plain, say } from './say.mjs';
import { withDefaults } from './shop.mjs';
import { runCommand } from './stop.mjs';

// Millions of short-lived rows: without a limit they pile up to 400 MB before they are swept.
const memory = ['--max-old-space-size=256', '--max-semi-space-size=8'];

await runCommand(loadPostcodes, { whenInterrupted: 130 });

async function loadPostcodes() {
  const [file] = process.argv.slice(2);
  if (!file) {
    throw new Plain(
      'Name the file: npm run postcodes -- codepo_gb.zip. It is Code-Point Open or the ONS Postcode Directory, as a zip file, a CSV file or a folder of them.',
    );
  }
  await prepareModules(say);
  const given = await settingsOfShop(withDefaults(process.env));
  // npm starts scripts in the project; the file was named from where the owner stood.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const program = [...memory, join(root, 'src', 'load-postcodes.ts'), path];
  const { code } = await runProgram(pinnedNode(), program, { cwd: root, env: withPrograms(given), show: true });
  return code ?? 1;
}
