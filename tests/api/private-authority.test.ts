// A database behind a certificate of the company's own authority: verified by the file that the address names, or refused in a sentence.
import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { wrongAddress } from '#platform/database-address.ts';
import { migrateDatabase } from '#platform/migrate.ts';
import { type OwnPostgres, openOwnPostgres } from '../support/own-postgres.ts';

let postgres: OwnPostgres;
let folder: string;

beforeAll(async () => {
  postgres = await openOwnPostgres();
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'brightfront-certificates-'));
  const [own, other] = await Promise.all([makeCertificate('own'), makeCertificate('other')]);
  expect(own).not.toEqual(other);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
  const cluster = rows[0]?.folder ?? '';
  const { uid, gid } = await fs.stat(cluster);
  for (const name of ['crt', 'key']) {
    const file = path.join(cluster, `server.${name}`);
    await fs.copyFile(path.join(folder, `own.${name}`), file);
    await fs.chown(file, uid, gid);
    await fs.chmod(file, 0o600);
  }
  await client.query('alter system set ssl = on');
  await client.query('select pg_reload_conf()');
  await client.end();
}, 30_000);
afterAll(async () => {
  await postgres?.remove();
  await fs.rm(folder, { recursive: true, force: true });
});

async function makeCertificate(name: string): Promise<string> {
  const [key, crt] = ['key', 'crt'].map((kind) => path.join(folder, `${name}.${kind}`)) as [string, string];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const about = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', crt];
  await promisify(execFile)('openssl', [...made, ...about]);
  return fs.readFile(crt, 'utf8');
}

/** Brings a database up to date that is reached in this way; what stood in the way, in the operator's words. */
async function reach(host: string, authority: string | null): Promise<string | null> {
  const url = new URL(postgres.url);
  url.hostname = host;
  url.searchParams.set('sslmode', 'verify-full');
  if (authority) url.searchParams.set('sslrootcert', path.join(folder, authority));
  const migrations = await fs.mkdtemp(path.join(folder, 'migrations-'));
  const error = await migrateDatabase(readConfig({ DATABASE_URL: url.href }), () => undefined, migrations).catch(
    (reason) => reason,
  );
  if (error instanceof Error) return wrongAddress(error) ?? error.message;
  return null;
}

test('the certificate of an own authority is trusted by the file that the address names', async () => {
  expect(await reach('localhost', 'own.crt')).toBeNull();
});

test.each([
  ['no file', 'localhost', null, "the server's certificate is not trusted here"],
  ['the file of another authority', 'localhost', 'other.crt', "the server's certificate is not trusted here"],
  ['another host than the certificate has', '127.0.0.1', 'own.crt', "the server's certificate is not trusted here"],
  ['a file that is not there', 'localhost', 'none.crt', 'a certificate file that it names is not there.'],
])('with %s the shop does not connect, and the sentence names the variable', async (_, host, authority, sentence) => {
  expect(await reach(host, authority)).toContain(`DATABASE_URL: ${sentence}`);
});
