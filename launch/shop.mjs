import { setTimeout as wait } from 'node:timers/promises';
import { startApp } from './app.mjs';
import { demandNotLeft } from './database/left.mjs';
import { lock } from './lock.mjs';
import { endOrphanedApps } from './orphans.mjs';
import { openDataDir } from './places.mjs';
import { portProblem } from './ports.mjs';
import { startPostgres } from './postgres.mjs';
import { Plain } from './say.mjs';
import { atStop } from './stop.mjs';
import { supervise } from './supervise.mjs';

/**
 * Opens the shop: a database when no server is given, then the app, both supervised.
 * `prepare` runs once the data folder is ours and before anything starts: install and build.
 * Returns `{ url, mode, accounts, dataDir, database, databaseUrl, pid, stop }`; `database` is undefined with a server.
 */
export async function openShop({ entry, env, say, prepare = async () => {}, giveUp }) {
  const dataDir = openDataDir(env);
  if (!env.DATABASE_URL) demandNotLeft(dataDir);
  const held = env.DATABASE_URL ? undefined : await holdData(dataDir);
  await endOrphanedApps(dataDir, say);
  await checkPort(env);
  await prepare();
  const database = env.DATABASE_URL ? undefined : await startPostgres({ dir: dataDir, say });
  const databaseUrl = database?.url ?? env.DATABASE_URL;
  const settings = { ...env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  say.step('Starting the shop');
  const app = await supervise(async () => startApp({ entry, env: settings, dataDir, say }), {
    onEnd: (how) => say.step(`The shop ended unexpectedly (${how}); starting it again`),
    giveUp,
  });
  const news = await app.current.ready;
  held?.tell({ url: news.url });
  return {
    ...news,
    dataDir,
    database,
    databaseUrl,
    get pid() {
      return app.current.pid;
    },
    async stop() {
      await app.stop();
      await database?.stop();
      await held?.release();
    },
  };
}

/** The settings that a command gives the app when the environment does not. */
export function withDefaults(env) {
  const given = { PORT: '3000', HOST: '127.0.0.1', SHOP_MODE: 'demo', ...withoutEmpty(env) };
  // In a demo, a line for every request would bury the banner.
  return { LOG_LEVEL: given.SHOP_MODE === 'demo' ? 'warn' : 'info', ...given };
}

async function holdData(dataDir) {
  const held = await lock(dataDir);
  if (!held.holder) {
    atStop(held.release);
    return held;
  }
  const { url, pid } = held.holder;
  const where = url ? ` at ${url}` : '';
  throw new Plain(
    `The shop already runs on the data in ${dataDir}${where} (process ${pid}); a second one needs another DATA_DIR.`,
  );
}

async function checkPort({ PORT, HOST }) {
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Plain(`PORT is ${PORT}, which is no port number: give a whole number up to 65535.`, { exitCode: 78 });
  }
  const problem = await portProblemForGood(port, HOST);
  if (problem === 'EADDRINUSE') {
    throw new Plain(
      `Port ${PORT} is in use by another program. Stop that, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  if (problem)
    throw new Plain(
      `The shop cannot listen on port ${PORT} of ${HOST} (${problem}). Choose others with PORT and HOST.`,
    );
}

// A shop that was killed a moment ago may still hold its port while it dies.
async function portProblemForGood(port, host) {
  let problem = await portProblem(port, host);
  for (let again = 0; problem === 'EADDRINUSE' && again < 5; again += 1) {
    await wait(200);
    problem = await portProblem(port, host);
  }
  return problem;
}

function withoutEmpty(env) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}
