import pg from 'pg';
import { Connection } from './connection.ts';
import type { Logger } from './log.ts';

/** A subscription to database notifications (`LISTEN`) on its own connection. */
export interface Listener {
  close(): Promise<void>;
}

interface Subscriber {
  onNotice(payload: string, channel: string): void;
  /** Called after every connect. Notifications in between are lost, so the subscriber must read again. */
  onConnect(): void;
}

const RETRY_MS = { first: 250, most: 5_000 };

/** Listens on `channels` until closed and reconnects after every loss. Returns at once; never throws. */
export function listen(url: string, channels: readonly string[], subscriber: Subscriber, log: Logger): Listener {
  let client: Connection | null = null;
  let retry: NodeJS.Timeout | undefined;
  let waitMs = RETRY_MS.first;
  let isClosed = false;

  const connect = async () => {
    const next = new Connection({
      connectionString: url,
      application_name: 'brightfront listener',
      connectionTimeoutMillis: 5_000,
    });
    client = next;
    // 'error' may come alone or before 'end'; the first of them starts the next attempt.
    next.on('error', (error) => reconnect(next, error));
    next.on('end', () => reconnect(next));
    next.on('notification', (notice) => subscriber.onNotice(notice.payload ?? '', notice.channel));
    try {
      await next.connect();
      for (const channel of channels) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      reconnect(next, error);
      return;
    }
    if (isClosed || client !== next) return;
    waitMs = RETRY_MS.first;
    subscriber.onConnect();
  };

  const reconnect = (lost: Connection, error?: unknown) => {
    if (isClosed || client !== lost) return;
    client = null;
    if (error instanceof Error) log.warn({ reason: error.message }, 'database listener lost');
    void lost.end().catch(() => undefined);
    retry = setTimeout(connect, waitMs);
    retry.unref();
    waitMs = Math.min(waitMs * 2, RETRY_MS.most);
  };

  void connect();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}
