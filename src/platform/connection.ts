import pg from 'pg';
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

  constructor(config: ConnectionConfig) {
    super({ keepAlive: true, ...config });
    this.#config = config;
    // The statement under way fails as well, and tells its caller. Without a listener, the event would end the process.
    this.on('error', () => undefined);
    const ask = this.query.bind(this) as Ask;
    this.query = ((...args: unknown[]) => this.#askWatched(ask, named(args, config.names))) as typeof this.query;
  }

  #askWatched(ask: Ask, args: unknown[]): unknown {
    const text = textOf(args[0]);
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
    return asking(text, () => this.#settled(ask(...args) as Promise<unknown>, text, watch));
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
    if (/^\s*(begin|start transaction)\b/i.test(text)) this.#isInTransaction = true;
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

  // Ending a connection with a statement under way closes its socket at once, which fails the statement.
  #watch(text: string): Watch {
    const { answerMs, lateMs, isThere, onSlow } = this.#config;
    const startedAt = performance.now();
    const cut = () => void this.end().catch(() => undefined);
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
  const config = typeof statement === 'string' ? { text: statement } : (statement as object);
  return [{ ...config, name }, ...args.slice(1)];
}

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
