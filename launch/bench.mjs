// npm run bench: opens the shops that a bench needs, on fresh data, runs bench/run.ts, and closes them.
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { root } from './places.mjs';
import { freePort } from './ports.mjs';
import { prepareBuild, prepareModules } from './prepare.mjs';
import { runProgram } from './run-program.mjs';
import { pinnedNode, withPrograms } from './runtime.mjs';
import { Plain, say } from './say.mjs';
import { openShop, withDefaults } from './shop.mjs';
import { runCommand } from './stop.mjs';
import { openThrowawayDir, startThrowawayPostgres } from './throwaway.mjs';

// The benches of crashes, faults and replaced instances open their own shops, because they break them, that of load one for each size of
// catalogue and history; races and live events use two apps on one database.
const apps = {
  load: 0,
  crash: 0,
  races: 2,
  login: 1,
  live: 2,
  mail: 1,
  mixed: 0,
  backup: 1,
  'large-backup': 1,
  search: 0,
  changes: 0,
  pages: 1,
  reports: 1,
  history: 1,
  stalls: 1,
  stories: 1,
  lighthouse: 1,
  hostile: 1,
  faults: 0,
  opening: 0,
  renderings: 0,
  rolling: 0,
};
// Measured in process, from the sources: no build; the search has a database only with `--data`.
const withoutBuild = ['search', 'changes'];
// Measured in a browser.
const inBrowser = ['pages', 'lighthouse', 'stories'];
// Logins, streams and attacks come from many addresses, which only a trusted proxy header can express.
const settings = { login: { TRUST_PROXY: '1' }, live: { TRUST_PROXY: '1' }, hostile: { TRUST_PROXY: '1' } };

await runCommand(bench, { whenInterrupted: 130 });

async function bench() {
  const args = process.argv.slice(2);
  // Without a name it is the report, with its flags.
  const [name, ...rest] = !args[0] || args[0].startsWith('--') ? ['load', ...args] : args;
  if (!Object.hasOwn(apps, name)) {
    throw new Plain(
      `There is no bench ${name}. There are: npm run bench, npm run bench -- crash [times], npm run bench -- races, npm run bench -- login, npm run bench -- live, npm run bench -- mail [seconds], npm run bench -- mixed [minutes], npm run bench -- backup [times], npm run bench -- large-backup [orders], npm run bench -- reports, npm run bench -- history [orders], npm run bench -- stalls, npm run bench -- stories [name], npm run bench -- changes [products], npm run bench -- opening [products], npm run bench -- renderings [products], npm run bench:search, npm run bench:pages, npm run bench:lighthouse, npm run bench -- rolling [times], npm run test:hostile, npm run test:faults -- [--restarts 50] [--kills 100] [--away milliseconds] [--pooler]`,
    );
  }
  const post = name === 'mail' ? await choosePost() : undefined;
  const measured = apps[name] ? await openShops(apps[name], post?.shop ?? settings[name]) : await prepare(name, rest);
  const isOnScratch = name === 'changes' || (name === 'search' && rest.includes('--data'));
  const scratch = isOnScratch ? await openScratch() : {};
  const browser = inBrowser.includes(name) ? { CHROMIUM: await findChromium(say) } : {};
  const options = {
    cwd: root,
    env: { ...withPrograms(), ...browser, ...measured, ...scratch, ...post?.bench },
    show: true,
  };
  const { code } = await runProgram(
    pinnedNode(),
    ['--expose-gc', join(root, 'bench', 'run.ts'), name, ...rest],
    options,
  );
  return code ?? 1;
}

/** Where the bench listens for the shop's e-mail. */
async function choosePost() {
  const port = String(await freePort());
  return { shop: { SMTP_URL: `smtp://127.0.0.1:${port}` }, bench: { BENCH_SMTP_PORT: port } };
}

/** The environment of bench/run.ts: the shops' URLs and processes. */
async function openShops(count, own) {
  const first = await open('', own, prepare);
  const second = count > 1 ? await open(first.databaseUrl, own) : undefined;
  return {
    BENCH_URL: first.url,
    BENCH_SECOND_URL: second?.url ?? '',
    BENCH_DATA_DIR: first.dataDir,
    BENCH_APP_PID: first.pid,
    BENCH_DATABASE_PID: first.database.pid,
    DATABASE_URL: first.databaseUrl,
  };
}

async function open(databaseUrl, settingsOfBench = {}, before = async () => {}) {
  const own = {
    ...settingsOfBench,
    PORT: String(await freePort()),
    DATA_DIR: openThrowawayDir(),
    DATABASE_URL: databaseUrl,
  };
  return openShop({
    entry: join(root, 'build', 'server', 'index.js'),
    env: withDefaults({ ...process.env, ...own, NODE_ENV: 'production' }),
    say,
    prepare: before,
    giveUp: (how) => say.problem(`The shop ended (${how})`),
  });
}

/** A server on which a bench makes databases of its own. */
async function openScratch() {
  const { TEST_DATABASE_URL } = process.env;
  return { TEST_DATABASE_URL: TEST_DATABASE_URL || (await startThrowawayPostgres(say)).url };
}

async function prepare(bench, args = []) {
  await prepareModules(say);
  // A shop elsewhere has been built.
  if (!withoutBuild.includes(bench) && !args.some((arg) => arg.startsWith('--against'))) await prepareBuild(say);
}
