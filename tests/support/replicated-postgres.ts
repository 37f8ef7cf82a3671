import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { fromLauncher } from './launcher.ts';

const run = promisify(execFile);

/** A database server and a copy of it that follows by streaming replication, as a cluster has them. */
export interface ReplicatedPostgres {
  url: string;
  replicaUrl: string;
  /** The replica stays behind from now on. */
  pause(): Promise<void>;
  goOn(): Promise<void>;
  /** The replica goes away, and comes back. */
  stopReplica(): Promise<void>;
  startReplica(): Promise<void>;
  /** Makes the replica a database of its own, for good. */
  promote(): Promise<void>;
  remove(): Promise<void>;
}

/** Makes both from the embedded PostgreSQL's programs, on data that are thrown away. */
export async function openReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const [{ findPrograms, databaseEnv }, { accountFor }, { freePort }] = await Promise.all(
    ['database/programs', 'database/account', 'ports'].map(fromLauncher),
  );
  const home = await fs.mkdtemp(path.join(await fs.realpath(os.tmpdir()), 'brightfront-replicated-'));
  const [data, copy] = [path.join(home, 'data'), path.join(home, 'copy')];
  const account = accountFor(data);
  if (account) await fs.chown(home, account.uid, account.gid);
  const options = { ...account, cwd: '/', env: databaseEnv() };
  const { initdb } = findPrograms(account);
  const password = randomBytes(9).toString('hex');
  const control = (...args: string[]) => run(path.join(path.dirname(initdb), 'pg_ctl'), ['-w', ...args], options);
  const [port, replicaPort]: number[] = [await freePort(), await freePort()];
  const start = (folder: string, at = 0) =>
    control('-D', folder, '-o', `-p ${at} -k '' -h 127.0.0.1 -c shared_buffers=16MB`, '-l', `${folder}.log`, 'start');

  await run(initdb, ['-D', data, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--locale=C'], options);
  await fs.cp(data, copy, { recursive: true, preserveTimestamps: true });
  if (account) await run('chown', ['-R', `${account.uid}:${account.gid}`, copy]);
  await fs.chmod(copy, 0o700);
  await fs.writeFile(path.join(copy, 'standby.signal'), '');
  await fs.appendFile(
    path.join(copy, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres'\n`,
  );
  await start(data, port);
  await start(copy, replicaPort);
  const address = (at = 0) => `postgres://postgres:${password}@127.0.0.1:${at}/postgres`;
  return {
    url: address(port),
    replicaUrl: address(replicaPort),
    pause: () => ask(address(replicaPort), 'select pg_wal_replay_pause()'),
    goOn: () => ask(address(replicaPort), 'select pg_wal_replay_resume()'),
    stopReplica: async () => void (await control('-D', copy, '-m', 'immediate', 'stop')),
    startReplica: async () => void (await start(copy, replicaPort)),
    promote: () => ask(address(replicaPort), 'select pg_promote()'),
    remove: async () => {
      for (const folder of [copy, data]) await control('-D', folder, '-m', 'immediate', 'stop').catch(() => undefined);
      await fs.rm(home, { recursive: true, force: true });
    },
  };
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
