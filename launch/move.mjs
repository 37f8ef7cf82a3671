// npm run move -- --to DATABASE_URL, or --to embedded: a closed shop from one database into another, which is empty.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { forgetLeft, noteLeft } from './database/left.mjs';
import { closedDatabase } from './database/of-shop.mjs';
import { openDataDir, root } from './places.mjs';
import { prepareModules } from './prepare.mjs';
import { runProgram } from './run-program.mjs';
import { pinnedNode, withPrograms } from './runtime.mjs';
import { Plain, say } from './say.mjs';
import { withDefaults } from './shop.mjs';
import { runCommand } from './stop.mjs';

const usage =
  'Use it so: npm run move -- --to postgres://user:password@host/database, or npm run move -- --to embedded.';

await runCommand(move, { whenInterrupted: 130 });

async function move() {
  const { to, pictures } = readOrder();
  const env = withDefaults(process.env);
  const isBack = to === 'embedded';
  if (isBack && !env.DATABASE_URL) {
    throw new Plain(
      `The shop is in the embedded database already. Name the server that it is on in DATABASE_URL. ${usage}`,
    );
  }
  await prepareModules(say);
  const dataDir = openDataDir(env);
  const isOpen = `The shop is open on the data in ${dataDir}. Close it, then move it.`;
  const embedded = isBack || !env.DATABASE_URL ? await closedDatabase(dataDir, isOpen) : undefined;
  const order = {
    DATA_DIR: dataDir,
    DATABASE_URL: isBack ? env.DATABASE_URL : (env.DATABASE_URL ?? embedded),
    // Only a server has a pooler.
    DATABASE_DIRECT_URL: env.DATABASE_URL ? (env.DATABASE_DIRECT_URL ?? '') : '',
    MOVE_TO: isBack ? embedded : to,
    MOVE_PICTURES_TO: pictures,
    MOVE_EMBEDDED_IN: isBack ? databaseIn(dataDir) : '',
  };
  const program = [join(root, 'src', 'move-shop.ts')];
  const options = { cwd: root, env: withPrograms({ ...env, ...order }), show: true };
  const { code } = await runProgram(pinnedNode(), program, options);
  if (code === 0 && isBack) forgetLeft(dataDir);
  if (code === 0 && embedded && !isBack) noteLeft(dataDir, to);
  return code ?? 1;
}

function readOrder() {
  const { to, 'pictures-to': pictures = '' } = parse();
  if (to !== 'embedded' && !(URL.canParse(to) && /^postgres(ql)?:$/.test(new URL(to).protocol))) throw new Plain(usage);
  // npm starts scripts in the project; the folder was named from where the owner stood.
  const isFolder = pictures && !/^https?:/.test(pictures);
  return { to, pictures: isFolder ? resolve(process.env.INIT_CWD ?? process.cwd(), pictures) : pictures };
}

function parse() {
  try {
    return parseArgs({ options: { to: { type: 'string' }, 'pictures-to': { type: 'string' } } }).values;
  } catch {
    throw new Plain(usage);
  }
}

/** What to rename for a new embedded database: where it lies, or what says where it lies. */
function databaseIn(dataDir) {
  const pointer = join(dataDir, 'database-at');
  return existsSync(pointer) ? pointer : join(dataDir, 'database');
}
