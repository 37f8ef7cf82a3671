import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from './log.ts';

/** The pool for queries; {@link Transaction} is an open transaction. */
export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface DatabasePool {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens the connection pool. It connects on demand, so it succeeds while the database is away; queries then fail within the
 * connection timeout and succeed again once it is back.
 */
export function openDatabase(url: string, log: Logger, most = 20): DatabasePool {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'brightfront',
    // A request must not hang on a lock or a lost server.
    statement_timeout: 30_000,
    lock_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  // The server may close idle connections; the pool then opens another.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'database connection lost'));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

/** Whether this error means that the database is unavailable (answer: 503). */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as { code?: string }).code ?? '';
    if (AWAY_CODES.has(code) || /^(08|57P)/.test(code) || AWAY_MESSAGE.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
}

const AWAY_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH', '53300']);
const AWAY_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Awaits a write. Throws the refusal when another write has just taken the same unique value. */
export async function orTaken<T>(write: PromiseLike<T>, refusal: () => Error): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw sqlState(error) === '23505' ? refusal() : error;
  }
}

/** The SQLSTATE of a database error, also of a wrapped one; otherwise `undefined`. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as { code?: unknown }).code;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/** Notifies every listener on `channel` when, and only if, the transaction commits. */
export async function notify(tx: Database | Transaction, channel: string, payload: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
}
