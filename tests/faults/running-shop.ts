import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A shop as `npm start` runs it: launcher, app and database, each a process of its own. */
export interface RunningShop {
  url: string;
  launcher: ChildProcess;
  /** What the launcher has said so far. */
  said(): string;
  /** How the launcher ended. */
  ended: Promise<number | NodeJS.Signals | null>;
  app(): number[];
  database(): number[];
}

/** Where a shop keeps its data, and where it answers; they stay the same from one start to the next. */
export interface Premises {
  dataDir: string;
  port: number;
  /** Ends whatever still runs here, and removes everything. */
  remove(): Promise<void>;
}

export async function openPremises(): Promise<Premises> {
  const dataDir = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'brightfront-throwaway-'));
  // As root, PostgreSQL's account must be able to enter.
  fs.chmodSync(dataDir, 0o755);
  const port = await freePort();
  const premises: Premises = {
    dataDir,
    port,
    remove: async () => {
      for (const pid of [...appsOf(dataDir), ...databaseOf(dataDir)]) kill(pid);
      await until(() => databaseOf(dataDir).length === 0, 5_000);
      fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
  return premises;
}

/** Runs the launcher and does not wait for anything. */
export function launchShop(
  { dataDir, port }: Premises,
  settings: Record<string, string> = {},
  databaseUrl = '',
): RunningShop {
  const env = {
    ...process.env,
    ...settings,
    DATA_DIR: dataDir,
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'error',
  };
  const launcher = spawn(process.execPath, [path.resolve('tests/faults/start-shop.mjs')], {
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [launcher.stdout, launcher.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const ended = once(launcher, 'exit').then(([code, signal]) => signal ?? code);
  return {
    url: `http://127.0.0.1:${port}`,
    launcher,
    said: () => said,
    ended,
    app: () => appsOf(dataDir),
    database: () => databaseOf(dataDir),
  };
}

/** Runs the launcher and waits until the shop is ready to sell. */
export async function startShop(premises: Premises, settings: Record<string, string> = {}): Promise<RunningShop> {
  const shop = launchShop(premises, settings);
  const isReady = async () => /The shop is open at/.test(shop.said()) && (await answers(shop.url));
  if (await until(async () => shop.launcher.exitCode !== null || (await isReady()), 90_000)) {
    if (shop.launcher.exitCode === null) return shop;
  }
  shop.launcher.kill('SIGKILL');
  throw new Error(`The shop did not start:\n${shop.said()}`);
}

/** Stops a shop as Ctrl-C would. */
export async function stopShop(shop: RunningShop): Promise<number | NodeJS.Signals | null> {
  shop.launcher.kill('SIGTERM');
  return shop.ended;
}

/** Ends processes at once and without a word, as a power cut or the kernel would. */
export function kill(...pids: (number | undefined)[]): void {
  for (const pid of pids) {
    try {
      if (pid) process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** Whether the shop is ready to sell. */
export async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/api/ready`).then(
    ({ status }) => status === 200,
    () => false,
  );
}

export async function until(isDone: () => boolean | Promise<boolean>, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (!(await isDone())) {
    if (Date.now() > end) return false;
    await wait(20);
  }
  return true;
}

/** The address of the database that works on these data, for a look past the shop. */
export function databaseUrl({ dataDir }: Premises): string {
  const port = postmasterOf(dataDir)[3];
  const password = fs.readFileSync(path.join(homeOf(dataDir), 'password'), 'utf8').trim();
  return `postgres://brightfront:${password}@127.0.0.1:${port}/brightfront`;
}

/** The database's first process, from which the others come. */
export function databasePid({ dataDir }: Premises): number {
  return Number(postmasterOf(dataDir)[0]);
}

function postmasterOf(dataDir: string): string[] {
  return fs.readFileSync(path.join(homeOf(dataDir), 'cluster', 'postmaster.pid'), 'utf8').split('\n');
}

function homeOf(dataDir: string): string {
  const pointer = path.join(dataDir, 'database-at');
  return fs.existsSync(pointer) ? fs.readFileSync(pointer, 'utf8').trim() : path.join(dataDir, 'database');
}

function appsOf(dataDir: string): number[] {
  const folder = path.join(dataDir, 'run');
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder).flatMap((name) => Number(/^app-(\d+)\.json$/.exec(name)?.[1]) || []);
}

// The server and every process that it has made for a connection or a task: each works inside the cluster's folder.
function databaseOf(dataDir: string): number[] {
  const cluster = path.join(homeOf(dataDir), 'cluster');
  if (!fs.existsSync('/proc')) return [];
  return fs
    .readdirSync('/proc')
    .flatMap((name) => (/^\d+$/.test(name) && folderOf(name) === cluster ? Number(name) : []));
}

function folderOf(pid: string): string | null {
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

/** A port below those that the system gives to connections: a shop that is started again must find it free. */
export async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  const server = createServer();
  const isFree = await new Promise((answer) =>
    server.once('error', () => answer(false)).listen(port, '127.0.0.1', () => answer(true)),
  );
  await new Promise((closed) => server.close(closed));
  return isFree ? port : freePort();
}
