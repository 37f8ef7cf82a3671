import pg from 'pg';
import { hasAsked, NamedQuery, type NamedStatement } from './named-query.ts';
import type { StatementNames } from './named-statements.ts';
import { asking } from './work-under-way.ts';

/** How long a connection waits, in milliseconds. */
export interface ConnectionLimits {
  /** For a connection: a new one, or a free one of the pool. */
  connectMs: number;
  /** For the answer to one statement; the server is told the same. */
  answerMs: number;
  /** Until a late answer makes the client ask whether the server is still there. */
  lateMs: number;
}

export type ConnectionConfig = pg.ClientConfig & {
  answerMs?: number;
  lateMs?: number;
  /** Whether the server still answers at all; asked when an answer is late. */
  isThere?: () => Promise<boolean>;
  /** Which statements have a name; none behind a pooler, whose connections change between statements. */
  names?: StatementNames;
  /** Called with a statement, its placeholders unfilled, when its answer took longer than half a second. */
  onSlow?: (statement: string, ms: number) => void;
};

/** The connection broke before the answer came. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost';
  /** Whether the statement may have been saved all the same: its answer was lost, not the statement. */
  readonly mayBeSaved: boolean;

  constructor(cause: Error, mayBeSaved: boolean) {
    super(cause.message, { cause });
    this.mayBeSaved = mayBeSaved;
  }
}

// The server cancels its statement itself, which leaves the connection whole; the client is only there for silence.
const GRACE_MS = 3_000;
const SLOW_MS = 500;

type Ask = (...args: unknown[]) => unknown;
type Done = (error: Error | null, result?: unknown) => void;

/**
 * A connection that may break at any moment. Every connection of the shop is one: the pool's, the listeners', the probe's.
 * A statement on a broken one fails with {@link ConnectionLost}, and so does one that a silent server never answers.
 */
export class Connection extends pg.Client {
  readonly #config: ConnectionConfig;
  #isInTransaction = false;
  #isCommitLost = false;
  /** What begins a transaction whose first statement has not been asked. */
  #begin: string | null = null;
  #isGathering = false;

  constructor(config: ConnectionConfig) {
    super({ keepAlive: true, ...config });
    this.#config = config;
    // The statement under way fails as well, and tells its caller. Without a listener, the event would end the process.
    this.on('error', () => undefined);
    const ask = this.query.bind(this) as Ask;
    this.query = ((...args: unknown[]) => this.#askInTurn(ask, args)) as typeof this.query;
  }

  // Where statements are sent without waiting for one another, one that begins a transaction waits for the next and goes with it.
  #askInTurn(ask: Ask, args: unknown[]): unknown {
    const text = textOf(args[0]);
    if (this.pipeline && BEGIN_ALONE.test(text) && typeof args.at(-1) !== 'function') {
      this.#begin = text;
      return NOTHING_YET;
    }
    this.#gather();
    const begin = this.#begin;
    if (begin === null) return this.#askWatched(ask, text, named(args, this.#config.names));
    this.#begin = null;
    // Nothing was asked of it.
    if (isEnd(text)) return NOTHING_YET;
    const asked = named(args, this.#config.names);
    const [query] = asked;
    this.#isInTransaction = true;
    if (query instanceof NamedQuery && hasAsked(this.connection, query.name)) query.beginWith(begin);
    // Where it fails, so does the statement behind it.
    else (this.#askWatched(ask, begin, [begin]) as Promise<unknown>).catch(() => undefined);
    return this.#askWatched(ask, text, asked);
  }

  // What is asked in one turn of the event loop leaves in one piece, which wakes the server once.
  #gather(): void {
    if (!this.pipeline || this.#isGathering) return;
    const { stream } = this.connection;
    this.#isGathering = true;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }

  #askWatched(ask: Ask, text: string, args: unknown[]): unknown {
    const watch = this.#watch(text);
    const judge = (error: Error) => this.#judge(error, text);
    const done = args.at(-1);
    if (typeof done === 'function') {
      const settle: Done = (error, result) => {
        watch.end();
        if (error) return (done as Done)(judge(error));
        this.#answered(text);
        (done as Done)(null, result);
      };
      return ask(...args.slice(0, -1), settle);
    }
    return asking(text, () => this.#settled(answerOf(ask, args), text, watch));
  }

  async #settled(answer: Promise<unknown>, text: string, watch: Watch): Promise<unknown> {
    try {
      const result = await answer;
      this.#answered(text);
      return result;
    } catch (error) {
      throw this.#judge(error as Error, text);
    } finally {
      watch.end();
    }
  }

  #answered(text: string): void {
    if (BEGIN.test(text)) this.#isInTransaction = true;
    if (isEnd(text)) this.#isInTransaction = false;
  }

  #judge(error: Error, text: string): Error {
    if (isNameUnknown(error)) this.#config.names?.stop();
    if (!isLoss(error)) return error;
    const wasSent = !NOT_SENT.test(error.message);
    if (wasSent && /^\s*commit\b/i.test(text)) this.#isCommitLost = true;
    const isWrite = wasSent && !this.#isInTransaction && !isRead(text) && !/^\s*(begin|set|listen)\b/i.test(text);
    return new ConnectionLost(error, this.#isCommitLost || isWrite);
  }

  // Closing the socket fails every statement under way. To end the connection would be to wait for them where they are sent one behind the other.
  #watch(text: string): Watch {
    const { answerMs, lateMs, isThere, onSlow } = this.#config;
    const startedAt = performance.now();
    const cut = () => void this.connection.stream.destroy();
    const latest = answerMs ? setTimeout(cut, answerMs + GRACE_MS) : undefined;
    const look = async () => {
      if (await isThere?.()) late = setTimeout(look, lateMs);
      else if (!isOver) cut();
      if (isOver) clearTimeout(late);
    };
    let late = isThere ? setTimeout(look, lateMs) : undefined;
    let isOver = false;
    return {
      end: () => {
        isOver = true;
        clearTimeout(latest);
        clearTimeout(late);
        const ms = performance.now() - startedAt;
        if (ms > SLOW_MS) onSlow?.(text, Math.round(ms));
      },
    };
  }
}

interface Watch {
  end(): void;
}

// Only what has placeholders goes by the protocol that knows names.
function named(args: unknown[], names: StatementNames | undefined): unknown[] {
  const [statement, values] = args;
  if (!names || !Array.isArray(values) || values.length === 0) return args;
  const name = names.nameOf(textOf(statement));
  if (name === undefined) return args;
  const { types, rowMode } = (typeof statement === 'string' ? {} : statement) as Partial<NamedStatement>;
  return [new NamedQuery({ name, text: textOf(statement), types, rowMode }, values), ...args.slice(2)];
}

/** The answer to a query, which tells it by a callback, or to a statement. */
function answerOf(ask: Ask, args: unknown[]): Promise<unknown> {
  const [query] = args;
  if (!(query instanceof NamedQuery)) return ask(...args) as Promise<unknown>;
  return new Promise((answer, fail) => {
    ask(query, (error: Error | null, result: unknown) => (error ? fail(error) : answer(result)));
  });
}

// Not with other statements in one text.
const BEGIN_ALONE = /^\s*begin[a-z ,]*$/i;
const BEGIN = /^\s*(begin|start transaction)\b/i;
/** The answer to what waits for a statement. */
const NOTHING_YET = Promise.resolve({ rows: [], fields: [], rowCount: null, command: 'BEGIN', oid: 0 });

/** Whether a statement only reads, so that asking it twice does no harm. What is not certain counts as a write. */
export function isRead(text: string): boolean {
  return /^\s*select\b/i.test(text) && !WRITING.test(text);
}

const WRITING = /\b(insert|update|delete|merge|into|share|nextval|setval|pg_\w+|pgboss\.\w+\()/i;
const NOT_SENT = /is not queryable/;
const LOST_CODES = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', '25P03']);
const LOST_MESSAGE = /^Connection terminated|is not queryable/;

function isLoss(error: Error): boolean {
  const { code = '' } = error as { code?: string };
  return LOST_CODES.has(code) || /^(08|57P)/.test(code) || LOST_MESSAGE.test(error.message);
}

// Behind a pooler that no setting tells of, the connection that knows the name is lent to another.
function isNameUnknown(error: Error): boolean {
  const { code = '' } = error as { code?: string };
  return code === '26000' || code === '42P05';
}

function isEnd(text: string): boolean {
  return /^\s*(commit|rollback|end)\b(?!\s+to\b)/i.test(text);
}

function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : String((statement as { text?: unknown } | null)?.text ?? '');
}
