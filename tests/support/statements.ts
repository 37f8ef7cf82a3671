import pg from 'pg';
import { isRead } from '#platform/connection.ts';

/** Counts the statements of this process that may have written. */
export interface StatementWatch {
  /** How many so far; where it did not rise, nothing was written. */
  writes(): number;
  end(): void;
}

/** Watches every connection that is opened from now on. */
export function watchStatements(): StatementWatch {
  const { prototype } = pg.Client;
  const ask = prototype.query as (...args: unknown[]) => unknown;
  let writes = 0;
  const watched = function (this: pg.Client, ...args: unknown[]): unknown {
    if (!isRead(textOf(args[0]))) writes++;
    return ask.apply(this, args);
  };
  Object.assign(prototype, { query: watched });
  return { writes: () => writes, end: () => Object.assign(prototype, { query: ask }) };
}

function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : String((statement as { text?: unknown } | null)?.text ?? '');
}
