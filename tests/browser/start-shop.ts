import { type ChildProcess, spawn } from 'node:child_process';
import { on } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freshDatabase } from '../support/database.ts';
import { handBackPictures } from './drawn-pictures.ts';

// What the built shop loads first.
const BEFORE = ['moved-clock', 'remember-passwords'].flatMap((name) => [
  '--import',
  pathToFileURL(`tests/support/${name}.mjs`).href,
]);

/** A built shop that runs by itself, as `npm start` would run it. */
export interface RunningShop {
  url: string;
  databaseUrl: string;
  premises: Premises;
  /** Sets its clock, which then goes on from there. */
  setClock(now: Date): Promise<void>;
  /** What it has written to its log so far. */
  log(): string;
  /** Ends the shop and leaves its database and files. */
  close(): Promise<void>;
  /** Ends the shop and removes what it had. */
  stop(): Promise<void>;
}

/** Where a shop keeps what it has: the name of its database, and its folder. */
export interface Premises {
  database: string;
  dataDir: string;
}

/** Starts the built shop on a fresh database, a demo unless the environment says otherwise, or on a copy of another's. */
export async function startShop(env: Record<string, string> = {}, original?: Premises): Promise<RunningShop> {
  const database = await freshDatabase(original?.database);
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'brightfront-browser-'));
  if (original) await fs.cp(original.dataDir, dataDir, { recursive: true });
  const app = spawn(process.execPath, [...BEFORE, 'build/server/index.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let written = '';
  app.stdout?.on('data', (piece: Buffer) => {
    written += piece;
    process.stdout.write(piece);
  });
  const ended = new Promise((resolve) => app.once('exit', resolve));
  const { url = '' } = await messageFrom(app, 'ready');
  const close = async () => {
    app.kill('SIGTERM');
    await ended;
  };
  return {
    url,
    databaseUrl: database.url,
    premises: { database: database.name, dataDir },
    setClock: async (now) => {
      app.send({ type: 'clock', now: now.toISOString() });
      await messageFrom(app, 'clock');
    },
    log: () => written,
    close,
    stop: async () => {
      await close();
      await database.drop();
      if (original) await handBackPictures(dataDir, original.dataDir);
      await fs.rm(dataDir, { recursive: true, force: true });
    },
  };
}

interface Message {
  type?: string;
  url?: string;
}

async function messageFrom(app: ChildProcess, type: string): Promise<Message> {
  for await (const [message] of on(app, 'message', { close: ['exit'] })) {
    if (message.type === type) return message;
  }
  throw new Error(`The shop ended with ${app.exitCode} before it was ready.`);
}
