import pg from 'pg';
import { isRead } from '#platform/connection.ts';
import { NamedQuery } from '#platform/named-query.ts';

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

/** The statements of each transaction of this process, without the one that begins it and the one that ends it. */
export interface TransactionWatch {
  /** Those of the transaction with the most since the last `forget`. */
  largest(): string[];
  forget(): void;
  end(): void;
}

/** Watches the transactions on every connection. */
export function watchTransactions(): TransactionWatch {
  const { prototype } = pg.Client;
  const ask = prototype.query as (...args: unknown[]) => unknown;
  const open = new WeakMap<pg.Client, string[]>();
  let transactions: string[][] = [];
  const watched = function (this: pg.Client, ...args: unknown[]): unknown {
    const text = textOf(args[0]).trim();
    const isFirst = args[0] instanceof NamedQuery && args[0].begins;
    if (isFirst || /^begin\b/i.test(text)) {
      const statements = isFirst ? [text] : [];
      open.set(this, statements);
      transactions.push(statements);
    } else if (/^(commit|rollback)$/i.test(text)) open.delete(this);
    else open.get(this)?.push(text);
    return ask.apply(this, args);
  };
  Object.assign(prototype, { query: watched });
  return {
    largest: () => transactions.reduce((most, one) => (one.length > most.length ? one : most), []),
    forget: () => {
      transactions = [];
    },
    end: () => Object.assign(prototype, { query: ask }),
  };
}
