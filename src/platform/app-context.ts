import type pg from 'pg';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { Logger } from './log.ts';
import type { Replica } from './replica.ts';

/** The dependencies of every use case. Made once by `server.ts`, and anew by each test. */
export interface AppContext {
  config: Config;
  db: Database;
  pool: pg.Pool;
  /** A copy for long reads (`onReplica`); undefined: there is none. */
  replica?: Replica;
  clock: Clock;
  log: Logger;
}
