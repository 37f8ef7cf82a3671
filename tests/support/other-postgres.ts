import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../faults/running-shop.ts';

const run = promisify(execFile);

/** A server of the PostgreSQL that the machine has, on data that are thrown away. */
export interface OtherPostgres {
  /** Its superuser's. */
  url: string;
  remove(): Promise<void>;
}

/** Starts it from `POSTGRES_BIN`, or where Debian puts version 15; null where there is none. Root starts it as nobody. */
export async function openOtherPostgres(): Promise<OtherPostgres | null> {
  const bin = process.env.POSTGRES_BIN ?? '/usr/lib/postgresql/15/bin';
  const isThere = await fs.access(path.join(bin, 'initdb')).then(
    () => true,
    () => false,
  );
  if (!isThere) return null;
  const home = await fs.mkdtemp(path.join(await fs.realpath(os.tmpdir()), 'brightfront-other-'));
  const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
  if (account) await fs.chown(home, account.uid, account.gid);
  const options = { ...account, cwd: '/', env: { LC_ALL: 'C.UTF-8', TZ: 'Europe/London' } };
  const data = path.join(home, 'data');
  const port = await freePort();
  await run(path.join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8'], options);
  const control = (...args: string[]) => run(path.join(bin, 'pg_ctl'), ['-w', '-D', data, ...args], options);
  // Without a log of its own the server would hold this program's output open.
  await control('-o', `-p ${port} -k ${home} -h 127.0.0.1`, '-l', path.join(home, 'log'), 'start');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    remove: async () => {
      await control('-m', 'immediate', 'stop');
      await fs.rm(home, { recursive: true, force: true });
    },
  };
}
