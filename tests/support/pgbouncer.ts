import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { fromLauncher } from './launcher.ts';

/** A PgBouncer in transaction mode in front of a database. */
export interface Pooler {
  /** The same database through it. */
  url: string;
  close(): Promise<void>;
}

/** Starts Debian's PgBouncer, installed if need be, with at most so many connections to the server, at a free port unless one is given. */
export async function openPooler(databaseUrl: string, connections = 4, atPort?: number): Promise<Pooler> {
  const program = await findPgbouncer();
  const dir = await fs.mkdtemp(path.join(await fs.realpath(os.tmpdir()), 'brightfront-pooler-'));
  // It refuses to run as root.
  const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const own: number = atPort ?? (await (await fromLauncher('ports')).freePort());
  const settings = path.join(dir, 'pgbouncer.ini');
  await fs.writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 1000
server_login_retry = 1
query_wait_timeout = 20
server_idle_timeout = 5
`,
  );
  await fs.chmod(dir, 0o755);
  const running = spawn(program, [settings], { ...account, stdio: 'ignore' });
  const url = `postgres://${username}@127.0.0.1:${own}${pathname}`;
  await answers(url, running);
  return {
    url,
    close: async () => {
      running.kill('SIGINT');
      if (running.exitCode === null) await once(running, 'exit');
      await fs.rm(dir, { recursive: true });
    },
  };
}

async function findPgbouncer(): Promise<string> {
  const { canInstall, findProgram, installFirst } = await fromLauncher('debian');
  if (!findProgram(['pgbouncer']) && canInstall()) await installFirst(['pgbouncer']);
  const found: string | undefined = findProgram(['pgbouncer']);
  if (found) return found;
  throw new Error('This test needs PgBouncer, and it is not installed.');
}

async function answers(url: string, running: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100 && running.exitCode === null; tries++) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    const isThere = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isThere) return;
    await sleep(100);
  }
  throw new Error('PgBouncer does not answer.');
}
