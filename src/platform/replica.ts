import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { AppContext } from './app-context.ts';
import type { Config } from './config.ts';
import { isDatabaseAway, openDatabase } from './database.ts';
import type { Logger } from './log.ts';
import { sqlState } from './sql-state.ts';

/** A read-only copy of the database that follows it, for long reads. */
export interface Replica extends Pick<AppContext, 'db' | 'pool'> {
  /** Whether it has everything that was committed before the call; it gets a second to catch up. Never throws. */
  hasCaughtUp(primary: pg.Pool): Promise<boolean>;
  close(): Promise<void>;
}

const PATIENCE_MS = 1_000;
const LOOK_EVERY_MS = 50;
const WARN_EVERY_MS = 60_000;

/** Opens the replica of `DATABASE_READ_URL`; undefined: there is none. It may be away at any time. */
export function openReplica(config: Config, log: Logger): Replica | undefined {
  if (!config.DATABASE_READ_URL) return undefined;
  const { db, pool, close } = openDatabase(config.DATABASE_READ_URL, log, {
    most: config.DATABASE_CONNECTIONS,
    connectMs: PATIENCE_MS,
    answerMs: config.DATABASE_ANSWER_SECONDS * 1_000,
  });
  const warn = seldom((reason: string) => log.warn({ reason }, 'the replica is not used: the database itself reads'));
  const hasCaughtUp = async (primary: pg.Pool) => {
    try {
      if (await catchesUp(pool, await positionOf(primary))) return true;
      warn('It is behind, or is no replica of this database.');
    } catch (error) {
      warn(error instanceof Error ? error.message : String(error));
    }
    return false;
  };
  return { db, pool, hasCaughtUp, close };
}

/**
 * Reads from the replica if there is one that has everything committed until now, otherwise from the database itself. What fails
 * on the replica is read again from the database. `read` only reads, and may run twice.
 */
export async function onReplica<T>(context: AppContext, read: (context: AppContext) => T | Promise<T>): Promise<T> {
  const { replica } = context;
  if (!replica || !(await replica.hasCaughtUp(context.pool))) return read(context);
  try {
    return await read({ ...context, db: replica.db, pool: replica.pool });
  } catch (error) {
    if (!isDatabaseAway(error) && sqlState(error) === undefined) throw error;
    context.log.warn({ reason: String(error) }, 'a read failed on the replica and is done on the database');
    return read(context);
  }
}

// Up to this position the log of this cluster holds every transaction that anyone was told of. Positions of other clusters are
// numbers that look the same.
interface Position {
  cluster: string;
  database: string;
  position: string;
}

async function positionOf(primary: pg.Pool): Promise<Position | undefined> {
  const { rows } = await primary.query<Position>(
    `select system_identifier::text as cluster, current_database()::text as database, pg_current_wal_lsn()::text as position
     from pg_control_system()`,
  );
  return rows[0];
}

async function catchesUp(replica: pg.Pool, asked: Position | undefined): Promise<boolean> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const { rows } = await replica.query<{ is_copy: boolean; is_there: boolean | null }>(
      `select pg_is_in_recovery() and system_identifier::text = $1 and current_database() = $2 as is_copy,
              pg_last_wal_replay_lsn() >= $3::pg_lsn as is_there
       from pg_control_system()`,
      [asked?.cluster, asked?.database, asked?.position],
    );
    if (!rows[0]?.is_copy) return false;
    if (rows[0].is_there) return true;
    if (Date.now() > end) return false;
    await sleep(LOOK_EVERY_MS);
  }
}

function seldom(say: (reason: string) => void): (reason: string) => void {
  let saidAt = 0;
  return (reason) => {
    if (Date.now() - saidAt < WARN_EVERY_MS) return;
    saidAt = Date.now();
    say(reason);
  };
}
