import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { socketFolder } from './database/socket.mjs';
import { startPostgres } from './postgres.mjs';
import { identify, until } from './processes.mjs';
import { silent } from './say.mjs';
import { stopAll } from './stop.mjs';

let dir;
let home;
beforeAll(() => {
  // A folder that only its owner can enter: as root, PostgreSQL's account is then locked out.
  dir = mkdtempSync(join(realpathSync(tmpdir()), 'brightfront-throwaway-'));
  chmodSync(dir, 0o700);
});
afterAll(removeAll);

// A test run that is interrupted must not leave a server behind. Folders that it cannot remove go with the next run.
process.once('SIGTERM', async () => {
  await stopAll();
  removeAll();
  process.kill(process.pid, 'SIGKILL');
});

test('starts from a folder that only its owner can enter, with safe settings, and stores what was written', async () => {
  const database = await start();
  expect(statSync(join(home, 'password')).mode & 0o777).toBe(0o600);
  expect(
    await ask(
      database.url,
      `SELECT string_agg(name || '=' || setting, ' ' ORDER BY name) AS answer FROM pg_settings
    WHERE name IN ('fsync', 'data_checksums', 'listen_addresses', 'password_encryption')`,
    ),
  ).toBe('data_checksums=on fsync=on listen_addresses=127.0.0.1 password_encryption=scram-sha-256');
  expect(await ask(database.url, `SELECT rolsuper AS answer FROM pg_roles WHERE rolname = current_user`)).toBe(false);
  expect(await ask(database.url, `SELECT lower('ÉCRAN') AS answer`)).toBe('écran');
  await ask(database.url, `CREATE TABLE kept AS SELECT 'a sign'::text AS answer`);
  await database.stop();
  expect(identify(database.pid)).toBeUndefined();
  await expect(ask(database.url, 'SELECT 1')).rejects.toThrow();
});

test('refuses a second server on the same data, and a wrong password', async () => {
  const database = await start();
  await expect(start()).rejects.toThrow(/already runs the database/);
  await expect(ask(database.url.replace(/:[^:@]+@/, ':guess@'), 'SELECT 1')).rejects.toThrow(/password/);
  expect(await ask(database.url, 'SELECT answer FROM kept')).toBe('a sign');
  await database.stop();
});

test('is reached by its socket and by its port, and with the password alone', async () => {
  const database = await start();
  const [byPort] = database.url.split('?');
  expect(database.url).toBe(`${byPort}?host=${encodeURIComponent(join(home, 'cluster'))}`);
  for (const url of [database.url, byPort]) {
    expect(await ask(url, 'SELECT answer FROM kept')).toBe('a sign');
    await expect(ask(url.replace(/:[^:@]+@/, ':guess@'), 'SELECT 1')).rejects.toThrow(/password/);
  }
  expect(await ask(database.url, 'SELECT inet_server_port()::text AS answer')).toBe(null);
  expect(await ask(byPort, 'SELECT inet_server_port()::text AS answer')).toBe(String(database.port));
  await database.stop();
  expect(readdirSync(join(home, 'cluster')).filter((name) => name.startsWith('.s.'))).toEqual([]);
});

test('a folder whose name is longer than the address of a socket may be is reached by its port', () => {
  const longest = `/${'a'.repeat(107 - '//.s.PGSQL.54321'.length)}`;
  expect(socketFolder(longest, 54321, 'linux')).toBe(longest);
  expect(socketFolder(`${longest}a`, 54321, 'linux')).toBe('');
  expect(socketFolder(longest.replace('aa', 'é'), 54321, 'linux')).not.toBe('');
  expect(socketFolder(longest, 54321, 'win32')).toBe('');
});

test('starts again on the same port when the server is killed', async () => {
  const database = await start();
  const before = database.pid;
  process.kill(before, 'SIGKILL');
  expect(await until(() => database.pid !== before, 10_000)).toBe(true);
  expect(await askPatiently(database.url, 'SELECT answer FROM kept')).toBe('a sign');
  await database.stop();
});

test('takes over from a killed launcher whose server runs on', async () => {
  const orphan = await startInAnother();
  expect(identify(orphan)).toBeDefined();
  const database = await start();
  expect(identify(orphan)).toBeUndefined();
  expect(await ask(database.url, 'SELECT answer FROM kept')).toBe('a sign');
  await database.stop();
});

test("is not fooled when the old server's number belongs to another process", async () => {
  writeFileSync(join(home, 'cluster', 'postmaster.pid'), `${process.pid}\n${home}\n`);
  const database = await start();
  expect(await ask(database.url, 'SELECT answer FROM kept')).toBe('a sign');
  await database.stop();
});

function removeAll() {
  const pointer = join(dir, 'database-at');
  if (existsSync(pointer)) rmSync(readFileSync(pointer, 'utf8').trim(), { recursive: true, force: true });
  rmSync(dir, { recursive: true, force: true });
}

async function start() {
  const database = await startPostgres({ dir, say: silent });
  home = database.home;
  return database;
}

async function startInAnother() {
  const script = `import { startPostgres } from ${JSON.stringify(import.meta.resolve('./postgres.mjs'))};
    import { silent } from ${JSON.stringify(import.meta.resolve('./say.mjs'))};
    process.send((await startPostgres({ dir: ${JSON.stringify(dir)}, say: silent })).pid);`;
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'];
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio });
  const [pid] = await once(launcher, 'message');
  launcher.kill('SIGKILL');
  await once(launcher, 'exit');
  return pid;
}

async function askPatiently(url, sql) {
  for (let tries = 0; ; tries++) {
    try {
      return await ask(url, sql);
    } catch (error) {
      if (tries > 200) throw error;
      await until(() => false, 50);
    }
  }
}

async function ask(url, sql) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query(sql);
    return rows[0]?.answer;
  } finally {
    await client.end();
  }
}
