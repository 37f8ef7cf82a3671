import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { allAsked } from './asked-at-once.ts';
import type { Config } from './config.ts';
import { Connection, type ConnectionLimits, ConnectionLost, isRead } from './connection.ts';
import { nobodyListens, wrongAddress } from './database-address.ts';
import { collectLastWrites } from './last-writes.ts';
import type { Logger } from './log.ts';
import { openStatementNames } from './named-statements.ts';
import { isServerThere } from './server-probe.ts';
import { sharing } from './sharing.ts';
import { noteSlow } from './slow-statements.ts';
import { sqlState } from './sql-state.ts';

/** The pool for queries; {@link Transaction} is an open transaction. */
export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface DatabasePool {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface PoolOptions extends ConnectionLimits {
  /** The most connections at a time. */
  most: number;
  /** Where the database itself is, when the pool's address is a pooler's. */
  directUrl?: string;
}

const USUAL: PoolOptions = { connectMs: 5_000, answerMs: 30_000, lateMs: 5_000, most: 20 };

/**
 * Opens the connection pool. It connects on demand, so it succeeds while the database is away; queries then fail within the
 * connection timeout and succeed again once it is back. A read outside a transaction whose connection breaks is asked once more.
 */
export function openDatabase(url: string, log: Logger, chosen: Partial<PoolOptions> = {}): DatabasePool {
  const { most, connectMs, answerMs, lateMs, directUrl } = { ...USUAL, ...chosen };
  // A request must not hang on a lock or a lost server.
  const limits = {
    statement_timeout: answerMs,
    lock_timeout: answerMs / 2,
    idle_in_transaction_session_timeout: answerMs,
  };
  const options = {
    Client: Connection as unknown as new () => pg.ClientBase,
    connectionString: url,
    max: most,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    application_name: 'brightfront',
    answerMs,
    lateMs,
    onSlow: (statement: string, ms: number) => log.warn(noteSlow(statement, ms), 'slow statement'),
    isThere: sharing(() => isServerThere(directUrl ?? url, Math.min(connectMs, 3_000))),
    // A pooler refuses settings of a connection, which the next client would have as well, and does not know the names of statements.
    ...(directUrl ? {} : { ...limits, names: openStatementNames() }),
    // Statements that do not wait for one another are sent one behind the other.
    pipeline: true,
  };
  const pool = new pg.Pool(options);
  // The server may close idle connections; the pool then opens another.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'database connection lost'));
  readTwice(pool);
  const db = drizzle(pool);
  db.transaction = inTransaction(db, pool, directUrl ? limits : {});
  return { db, pool, close: () => pool.end() };
}

const homes = new WeakMap<Transaction, Database>();

/** The database that a transaction is of, for what is remembered of each; a database itself. */
export function databaseOf(db: Database | Transaction): Database {
  return homes.get(db as Transaction) ?? (db as Database);
}

/** The pool as the settings have it. */
export function openPool(config: Config, log: Logger): DatabasePool {
  return openDatabase(config.DATABASE_URL, log, {
    most: config.DATABASE_CONNECTIONS,
    connectMs: config.DATABASE_CONNECT_SECONDS * 1_000,
    answerMs: config.DATABASE_ANSWER_SECONDS * 1_000,
    directUrl: config.DATABASE_DIRECT_URL,
  });
}

// The other idle connections, broken by the same event, leave the pool meanwhile.
const PAUSE_MS = 50;

function readTwice(pool: pg.Pool): void {
  const ask = (...args: unknown[]) => asked(pool, args);
  const again = async (...args: unknown[]) => {
    try {
      return await ask(...args);
    } catch (error) {
      const [statement] = args as [string | { text: string }];
      if (!(error instanceof ConnectionLost) || !isRead(typeof statement === 'string' ? statement : statement.text))
        throw error;
      await sleep(PAUSE_MS);
      return ask(...args);
    }
  };
  pool.query = again as unknown as typeof pool.query;
}

// The pool's own asks in a callback, which belongs to whatever work gave the connection back. As there, a connection on which a
// statement failed is given up: of several statements in one text, the first may have begun a transaction.
async function asked(pool: pg.Pool, args: unknown[]): Promise<unknown> {
  const client = await pool.connect();
  try {
    const answer = await (client.query as (...args: unknown[]) => Promise<unknown>)(...args);
    client.release();
    return answer;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

// Drizzle's own would keep a connection that breaks at `begin` out of the pool for ever.
function inTransaction(db: Database, pool: pg.Pool, limits: Record<string, number>): Database['transaction'] {
  const set = Object.entries(limits).map(([name, ms]) => `set local ${name} = ${ms}`);
  return async (work, config) => {
    const client = await pool.connect();
    try {
      let writes: Promise<unknown>[] = [];
      const result = await drizzle(client).transaction(async (tx) => {
        homes.set(tx, db);
        writes = collectLastWrites(tx);
        if (set.length > 0) await tx.execute(sql.raw(set.join('; ')));
        return work(tx);
      }, config);
      // Where one has failed, the server took the commit for a rollback.
      await allAsked(writes);
      client.release();
      return result;
    } catch (error) {
      client.release(isDatabaseAway(error));
      throw error;
    }
  };
}

/** Whether this error means that the database is unavailable (answer: 503). */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    if (cause instanceof ConnectionLost || nobodyListens(cause) || AWAY_CODES.has(code) || AWAY_STATE.test(code))
      return true;
    if (AWAY_MESSAGE.test(cause.message) || wrongAddress(cause)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
}

/** Whether the connection was lost when it was to save, so that it is not known whether it did. */
export function mayBeSaved(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ConnectionLost) return cause.mayBeSaved;
  }
  return false;
}

const AWAY_CODES = new Set([
  ...['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'],
  ...['ENETUNREACH', 'ENETDOWN', 'EHOSTDOWN'],
]);
// Connection lost; credentials refused, as while they are being changed; no such database; too many connections; shutting down; the name of a
// statement that another connection has.
const AWAY_STATE = /^(08...|28...|57P..|3D000|53300|25P03|26000|42P05)$/;
// The last but one: this process is ending, and whoever still asks is told to come again. The last: a column has another type since the
// connection named the statement, and another connection can ask it.
const AWAY_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|is not queryable|after calling end on the pool|cached plan must not change result type/;

/** Awaits a write. Throws the refusal when another write has just taken the same unique value. */
export async function orTaken<T>(write: PromiseLike<T>, refusal: () => Error): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw sqlState(error) === '23505' ? refusal() : error;
  }
}

/** Notifies every listener on `channel` when, and only if, the transaction commits. */
export async function notify(tx: Database | Transaction, channel: string, payload: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
}
