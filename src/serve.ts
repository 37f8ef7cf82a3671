import cluster from 'node:cluster';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { offerSetup } from '#features/setup/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { publishWhileRunning } from '#platform/assets/publish-while-running.ts';
import { servePublished } from '#platform/assets/serve-published.ts';
import { systemClock } from '#platform/clock.ts';
import { type Config, ConfigError, readConfig } from '#platform/config.ts';
import { openPool } from '#platform/database.ts';
import { halfSet } from '#platform/half-set.ts';
import { closeServer } from '#platform/http/close-server.ts';
import { openOwnRoutes } from '#platform/http/own-routes.ts';
import { CHECKED_EVERY, limitPatience } from '#platform/http/patience.ts';
import { staticFiles } from '#platform/http/static-files.ts';
import { openUnderWay, type UnderWay } from '#platform/http/under-way.ts';
import { openLog } from '#platform/log.ts';
import { migrateDatabase } from '#platform/migrate.ts';
import { openReplica } from '#platform/replica.ts';
import { awaitDatabase } from './await-database.ts';
import { openPages } from './pages.ts';
import { prepareShop } from './prepare-shop.ts';
import { readCatalogue } from './read-catalogue.ts';
import { serveServiceWorker } from './service-worker.ts';
import { openShop, type Shop } from './shop.ts';
import { whileStarting } from './while-starting.ts';
import { startWork } from './work.ts';

export interface Serving {
  /** The built pages, or in development a function that loads them from Vite. */
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Sees each request first; Vite's own middlewares in development. */
  inFront?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/** Runs the process: settings → database → shop → background work → graceful stop. A wrong setting ends it with a sentence. */
export async function serveShop(serving: Serving): Promise<void> {
  try {
    await serve(serving);
  } catch (error) {
    process.stderr.write(`${error instanceof ConfigError ? error.message : (error as Error)?.stack}\n`);
    process.exit(error instanceof ConfigError && !(error instanceof PortTaken) ? WRONG_SETTING : 1);
  }
}

const CLIENT = 'build/client';

// A code of its own (EX_CONFIG of sysexits), so that the launcher does not try the same again. A port may become free.
const WRONG_SETTING = 78;

class PortTaken extends ConfigError {}

async function serve(serving: Serving): Promise<void> {
  let isOpen = false;
  const stopping = askedToStop();
  // Before the shop is open the process just ends; the database rolls back what is half done.
  void stopping.then(() => isOpen || process.exit(0));

  const config = readConfig(process.env);
  const log = openLog(config.LOG_LEVEL);
  const { db, pool, close } = openPool(config, log);
  const replica = openReplica(config, log);
  const context: AppContext = { config, db, pool, replica, clock: systemClock, log };

  let listener = whileStarting;
  const server = createServer(CHECKED_EVERY, (request, response) => listener(request, response));
  limitPatience(server);
  await assertFree(config);
  let listening: Promise<void> | undefined;
  const openPort = () => {
    listening ??= listen(server, config);
    return listening;
  };

  const say = (text: string) => tell({ type: 'progress', text });
  // A start that has to wait is alive, and says that it is not ready. Any other opens its port once it can serve: a balancer passes
  // on what no one takes, but not an order that was answered with 'not yet'.
  const sayWaiting = (reason: string) => {
    say(reason);
    log.warn(reason);
    openPort().catch(() => undefined);
  };
  say('Bringing the database up to date');
  const prepare = async () => {
    await migrateDatabase(config, sayWaiting);
    return { accounts: await prepareShop(context, say), setupCode: await offerSetup(context) };
  };
  const { accounts, setupCode } = await awaitDatabase(prepare, sayWaiting);
  const publishing = serving.inFront ? null : await publishWhileRunning(context, `${CLIENT}/assets`);
  const shop = openShop(context);
  say('Reading the catalogue');
  await awaitDatabase(() => readCatalogue(context), sayWaiting);
  const underWay = openUnderWay();
  listener = listenerOf(context, shop, serving, underWay);
  await openPort();
  const work = await startWork(context);
  const url = config.PUBLIC_URL ?? addressOf(config.HOST, (server.address() as AddressInfo).port);
  const notes = halfSet(config);
  tell({ type: 'ready', url, mode: config.SHOP_MODE, accounts, setupCode, notes });
  log.info({ url, mode: config.SHOP_MODE }, 'ready');
  for (const note of notes) log.warn(note);
  // Logged at any log level, because without the code no admin can sign in.
  if (setupCode) {
    const setup = { setup: `${url}/setup`, code: setupCode };
    log.child({}, { level: 'warn' }).warn(setup, 'no admin yet: open the setup page and enter this code');
  }

  isOpen = true;
  await stopping;
  log.info('stopping');
  const closed = closeServer(server, underWay);
  publishing?.stop();
  await shop.hangUp();
  await closed;
  await work.stop();
  await shop.close();
  await replica?.close();
  await close();
  process.exit(0);
}

function listenerOf(context: AppContext, shop: Shop, { build, inFront }: Serving, underWay: UnderWay): RequestListener {
  const isDevelopment = inFront !== undefined;
  if (!isDevelopment) {
    shop.app.get('/service-worker.js', serveServiceWorker(context));
    shop.app.use('*', staticFiles(CLIENT));
    // What pages of another version ask for, whose instances come and go beside this one.
    shop.app.get('/assets/:name', servePublished(context));
  }
  const fetch = (request: Request, env: unknown) => underWay.follow(shop.fetch(request, env));
  const pages = openPages({ context, build, fetch, read: shop.read, isDevelopment, isTaken: openOwnRoutes(shop.app) });
  shop.app.all('*', pages.answer);
  const router = getRequestListener(fetch);
  const listener: RequestListener = (request, response) =>
    shop.answerAtOnce(request, response) || pages.answerAtOnce(request, response) || void router(request, response);
  return inFront ? (request, response) => inFront(request, response, () => listener(request, response)) : listener;
}

// Before the database is touched. Asked by calling, because listening for a moment would take a call and drop it.
async function assertFree({ HOST, PORT }: Config): Promise<void> {
  // The process that started a worker holds the port.
  if (PORT === 0 || cluster.isWorker) return;
  const socket = connect(PORT, HOST);
  const isTaken = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.setTimeout(1_000, () => resolve(false));
  });
  socket.destroy();
  if (isTaken) throw portTaken({ HOST, PORT });
}

function listen(server: Server, config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? portTaken(config) : error),
    );
    server.listen(config.PORT, config.HOST, resolve);
  });
}

// By name on this machine: passkeys work at localhost and at no bare IP address (decision A14).
function addressOf(host: string, port: number): string {
  if (host === '127.0.0.1') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function portTaken({ HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>): Error {
  return new PortTaken(`PORT: another program listens on ${HOST}:${PORT} already. Stop it, or set PORT to a free one.`);
}

function tell(message: Record<string, unknown>): void {
  process.send?.(message);
}

// Ctrl-C, a service manager's SIGTERM, or the death of the launcher that started us.
function askedToStop(): Promise<void> {
  // By itself Node ends a worker at once when the process that started it is gone, requests under way and all.
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'disconnect']) process.on(signal, () => resolve());
    if (process.send && !process.connected) resolve();
  });
}
