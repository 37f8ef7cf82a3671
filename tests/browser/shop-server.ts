import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { freshDatabase } from '../support/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
  }
}

/** Starts the built shop with its demo data, once for all journeys, as `npm start` would. */
export default async function setup(project: TestProject) {
  const database = await freshDatabase();
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'brightfront-browser-'));
  const app = spawn(process.execPath, ['build/server/index.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  project.provide('shopUrl', await addressOf(app));
  return async () => {
    const ended = new Promise((resolve) => app.once('exit', resolve));
    app.kill('SIGTERM');
    await ended;
    await database.drop();
    await fs.rm(dataDir, { recursive: true, force: true });
  };
}

function addressOf(app: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    app.on('message', (message: { type?: string; url?: string }) => {
      if (message.type === 'ready' && message.url) resolve(message.url);
    });
    app.once('exit', (code) => reject(new Error(`The shop ended with ${code} before it was ready.`)));
  });
}
