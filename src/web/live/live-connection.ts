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

/** Subscribes to the events at `url`. After a lost connection it sends `again`, because events may have been missed. */
export function openConnection(
  url: string,
  onEvent: (event: LiveEvent) => void,
  line: Line = { EventSource, random: Math.random },
): LiveConnection {
  let source: EventSource | null = null;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let wasLost = false;

  const connect = () => {
    clearTimeout(waiting);
    const opened = new line.EventSource(url);
    source = opened;
    opened.onopen = () => {
      failures = 0;
      if (wasLost) onEvent(AGAIN);
      wasLost = false;
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
    wasLost = true;
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
  const reconnect = () => {
    if (!source) connect();
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
