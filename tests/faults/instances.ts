import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, until } from './running-shop.ts';

/** One process of the built shop on a database of the test's. */
export interface Instance {
  url: string;
  process: ChildProcess;
  /** What it has written to its log and to its standard error. */
  said(): string;
  /** How it ended; null while it runs. */
  ended(): number | NodeJS.Signals | null;
  /** Stops it as a service manager would, and removes its files. */
  stop(): Promise<void>;
}

interface How {
  /** A free one unless it is given. */
  atPort?: number | undefined;
  /** Where the build lies; this version's unless it is given. */
  folder?: string | undefined;
  /** Of Node. */
  flags?: readonly string[];
}

/** Starts an instance and does not wait for anything. */
export async function launchInstance(
  databaseUrl: string,
  settings: Record<string, string> = {},
  { atPort, folder = process.cwd(), flags = [] }: How = {},
): Promise<Instance> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'brightfront-instance-'));
  const port = atPort ?? (await freePort());
  const own = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    SHOP_MODE: 'demo',
    ...settings,
  };
  const child = spawn(process.execPath, [...flags, 'build/server/index.js'], {
    cwd: folder,
    env: { ...process.env, ...own, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const ended = () => child.signalCode ?? child.exitCode;
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    said: () => said,
    ended,
    stop: async () => {
      if (ended() === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts an instance and waits until it is ready to sell. */
export async function startInstance(...how: Parameters<typeof launchInstance>): Promise<Instance> {
  const instance = await launchInstance(...how);
  const isSettled = async () => instance.ended() !== null || (await readyStatus(instance)) === 200;
  if ((await until(isSettled, 90_000)) && instance.ended() === null) return instance;
  await instance.stop();
  throw new Error(`The instance did not start:\n${instance.said()}`);
}

/** The status of `/api/ready`; null: nothing listens. */
export async function readyStatus({ url }: Instance): Promise<number | null> {
  return fetch(`${url}/api/ready`).then(
    ({ status }) => status,
    () => null,
  );
}
