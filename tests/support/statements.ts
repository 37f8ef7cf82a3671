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
  /** How often that one waited for answers, its end included: statements that do not wait for one another are one journey. */
  journeys(): number;
  forget(): void;
  end(): void;
}

interface WatchedTransaction {
  statements: string[];
  journeys: number;
}

/** Whether something that was asked of this connection has no answer yet, in members of the driver's own. */
function isAwaited(client: pg.Client): boolean {
  const { _activeQuery, _sentQueryQueue } = client as unknown as { _activeQuery: unknown; _sentQueryQueue: unknown[] };
  return Boolean(_activeQuery) || _sentQueryQueue.length > 0;
}

/** Watches the transactions on every connection. */
export function watchTransactions(): TransactionWatch {
  const { prototype } = pg.Client;
  const ask = prototype.query as (...args: unknown[]) => unknown;
  const open = new WeakMap<pg.Client, WatchedTransaction>();
  let transactions: WatchedTransaction[] = [];
  const watched = function (this: pg.Client, ...args: unknown[]): unknown {
    const text = textOf(args[0]).trim();
    const isFirst = args[0] instanceof NamedQuery && args[0].begins;
    const begun = isFirst || /^begin\b/i.test(text) ? { statements: isFirst ? [text] : [], journeys: 0 } : null;
    if (begun) {
      open.set(this, begun);
      transactions.push(begun);
    }
    const transaction = open.get(this);
    if (transaction && !isAwaited(this)) transaction.journeys++;
    if (/^(commit|rollback)$/i.test(text)) open.delete(this);
    else if (!begun) transaction?.statements.push(text);
    return ask.apply(this, args);
  };
  Object.assign(prototype, { query: watched });
  const largest = () =>
    transactions.reduce((most, one) => (one.statements.length > most.statements.length ? one : most), {
      statements: [],
      journeys: 0,
    });
  return {
    largest: () => largest().statements,
    journeys: () => largest().journeys,
    forget: () => {
      transactions = [];
    },
    end: () => Object.assign(prototype, { query: ask }),
  };
}
