import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '#platform/migrate.ts';

const TEMPLATE = 'brightfront_template';
const TEMPLATE_LOCK = 7_261_441;

export interface FreshDatabase {
  name: string;
  url: string;
  drop(): Promise<void>;
}

/** A fresh database of its own for one test file: migrated and empty, or a copy of another that is not in use. */
export async function freshDatabase(source?: string): Promise<FreshDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server)
    throw new Error('TEST_DATABASE_URL is missing: tests/support/test-database.mjs sets it for every project.');
  const name = `brightfront_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    if (!source) {
      if (!prepared.has(server)) prepared.set(server, prepareTemplate(server, admin));
      await prepared.get(server);
    }
    await admin.query(`create database ${name} template ${source ?? TEMPLATE}`);
  });
  return {
    name,
    url: withDatabase(server, name),
    drop: () =>
      asAdmin(server, async (admin) => void (await admin.query(`drop database if exists ${name} with (force)`))),
  };
}

/** Connections to a test's own database. */
export function openTestPool(database: FreshDatabase, most?: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: database.url, max: most });
  // Its end answers before its connections are closed, and dropping the database ends these.
  return pool.on('error', () => undefined);
}

// Runs under the lock: the first worker of a run builds the template, the others find it built. Each looks once at each server,
// since to read and compare all migrations takes as long for a template that is up to date.
const prepared = new Map<string, Promise<void>>();
async function prepareTemplate(server: string, admin: pg.Client): Promise<void> {
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [TEMPLATE]);
  if (!rowCount) await admin.query(`create database ${TEMPLATE}`);
  const pool = new pg.Pool({ connectionString: withDatabase(server, TEMPLATE), max: 1 });
  try {
    await migrate(pool, 'migrations');
  } finally {
    await pool.end();
  }
}

async function asAdmin<T>(server: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.toString();
}
