/** What a stream carries: what to read again, never the content itself. */
export type LiveMessage = Readonly<{ about: string }>;

/** One open connection: server-sent events, gathered until the next flush. */
export interface LiveStream {
  body: ReadableStream<Uint8Array>;
  /** Adds to the next flush; the same twice is sent once. */
  add(message: LiveMessage): void;
  flush(): void;
  /** Shows proxies and browser that the connection is alive. */
  beat(): void;
  /** Sends what was added and ends. */
  end(): void;
}

/** How soon a browser that loses the connection asks again, unless it knows better. */
const RETRY_MS = 2_000;
// Whoever would have to read more than this many things again reads everything again.
const MOST_GATHERED = 100;
// Pieces that wait for a reader who does not read: beyond it the reader is dropped, and finds its way back by itself.
const MOST_WAITING = 32;

const START = `retry: ${RETRY_MS}\n\n`;
// An event with a name of its own, so that a browser can tell a quiet connection from a dead one; comments it never sees.
const BEAT = 'event: beat\ndata: 1\n\n';
const AGAIN: LiveMessage = { about: 'again' };
const encoder = new TextEncoder();

/** Opens a stream; `onGone` is called once, when either side has ended it. */
export function openLiveStream(onGone: () => void): LiveStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const gathered = new Set<string>();

  const leave = () => {
    if (!controller) return;
    controller = null;
    onGone();
  };
  const write = (text: string) => {
    if (!controller) return;
    controller.enqueue(encoder.encode(text));
    if ((controller.desiredSize ?? 0) > -MOST_WAITING) return;
    controller.error(new Error('The reader of a live stream has stopped reading.'));
    leave();
  };
  const flush = () => {
    if (gathered.size === 0) return;
    const text = gathered.size > MOST_GATHERED ? written(JSON.stringify(AGAIN)) : [...gathered].map(written).join('');
    gathered.clear();
    write(text);
  };

  const body = new ReadableStream<Uint8Array>({
    start: (started) => {
      controller = started;
    },
    cancel: leave,
  });
  write(START);
  return {
    body,
    add: (message) => void gathered.add(JSON.stringify(message)),
    flush,
    beat: () => write(BEAT),
    end: () => {
      flush();
      controller?.close();
      leave();
    },
  };
}

function written(json: string): string {
  return `data: ${json}\n\n`;
}
