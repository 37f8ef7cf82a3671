import type { LiveEvent } from '#root/live-events.ts';

/** A connection that comes back by itself for as long as it is wanted. */
export interface LiveConnection {
  close(): void;
}

/** What a connection is made with; a test brings its own. */
export interface Line {
  EventSource: new (url: string) => EventSource;
  random: () => number;
}

export const RECONNECT = { firstMs: 1_000, mostMs: 30_000 };
/** The server shows every 25 seconds that it is there; a line that is silent for longer than two of them is dead. */
export const SILENCE_MS = 60_000;
const AGAIN: LiveEvent = { about: 'again' };
const WHO_YOU_ARE: LiveEvent = { about: 'session' };

/** Listens at `url`. After a line was lost, what may have been missed is made up for by reading everything again. */
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
      hearLife();
    };
    opened.onmessage = ({ data }: MessageEvent<string>) => {
      hearLife();
      const event = readEvent(data);
      if (event) onEvent(event);
    };
    opened.addEventListener('beat', hearLife);
    opened.onerror = () => {
      // Refused, not out of reach: somebody may have signed out in another tab, so who one is must be read again.
      if (opened.readyState === opened.CLOSED) onEvent(WHO_YOU_ARE);
      lose();
    };
  };
  const hearLife = () => {
    clearTimeout(silence);
    silence = setTimeout(lose, SILENCE_MS);
  };
  const lose = () => {
    hangUp();
    wasLost = true;
    // Never all at the same moment: a shop that was restarted has every browser asking.
    const longest = Math.min(RECONNECT.mostMs, RECONNECT.firstMs * 2 ** failures);
    failures += 1;
    waiting = setTimeout(connect, longest * (0.5 + line.random() / 2));
  };
  const hangUp = () => {
    clearTimeout(silence);
    clearTimeout(waiting);
    source?.close();
    source = null;
  };
  const comeBack = () => {
    if (!source) connect();
  };

  connect();
  addEventListener('online', comeBack);
  return {
    close: () => {
      removeEventListener('online', comeBack);
      hangUp();
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
