import type { LiveEvent } from '#root/live-events.ts';

/** A connection that reconnects by itself until it is closed. */
export interface LiveConnection {
  close(): void;
}

/** The browser's parts that a connection needs; tests pass their own. */
export interface Line {
  EventSource: new (url: string) => EventSource;
  random: () => number;
}

export const RECONNECT = { firstMs: 1_000, mostMs: 30_000 };
/** The server sends a beat every 25 seconds; a connection that is silent for longer than two beats is dead. */
export const SILENCE_MS = 60_000;
const AGAIN: LiveEvent = { about: 'again' };
const SESSION: LiveEvent = { about: 'session' };

/** What a page shows is read as it is opened; a first connection that takes longer than this may have missed events. */
export const LATE_MS = 3_000;

/** Subscribes to the events at `url`. After a lost or a late connection it sends `again`: events may have been missed. */
export function openConnection(
  url: string,
  onEvent: (event: LiveEvent) => void,
  line: Line = { EventSource, random: Math.random },
): LiveConnection {
  let source: EventSource | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isLatestUntil = Date.now() + LATE_MS;

  const connect = () => {
    clearTimeout(waiting);
    const opened = new line.EventSource(url);
    source = opened;
    opened.onopen = () => {
      failures = 0;
      if (Date.now() > isLatestUntil) onEvent(AGAIN);
      isLatestUntil = Number.POSITIVE_INFINITY;
      noteActivity();
    };
    opened.onmessage = ({ data }: MessageEvent<string>) => {
      noteActivity();
      const event = readEvent(data);
      if (event) onEvent(event);
    };
    opened.addEventListener('beat', noteActivity);
    opened.onerror = () => {
      // Refused, not unreachable: the user may have signed out in another tab, so the session is read again.
      if (opened.readyState === opened.CLOSED) onEvent(SESSION);
      lose();
    };
  };
  const noteActivity = () => {
    clearTimeout(silence);
    silence = setTimeout(lose, SILENCE_MS);
  };
  const lose = () => {
    disconnect();
    isLatestUntil = 0;
    // Spread by chance: after a restart of the shop every browser reconnects.
    const longestMs = Math.min(RECONNECT.mostMs, RECONNECT.firstMs * 2 ** failures);
    failures += 1;
    waiting = setTimeout(connect, longestMs * (0.5 + line.random() / 2));
  };
  const disconnect = () => {
    clearTimeout(silence);
    clearTimeout(waiting);
    source?.close();
    source = null;
  };
  // A line that was away leaves a connection that looks alive and hears nothing.
  const reconnect = () => {
    disconnect();
    isLatestUntil = 0;
    connect();
  };

  connect();
  addEventListener('online', reconnect);
  return {
    close: () => {
      removeEventListener('online', reconnect);
      disconnect();
    },
  };
}

function readEvent(data: string): LiveEvent | null {
  try {
    return JSON.parse(data) as LiveEvent;
  } catch {
    return null;
  }
}
