/** A message of a stream: what to read again, never the content. */
export type LiveMessage = Readonly<{ about: string }>;

/** One open connection of server-sent events, buffered until the next flush. */
export interface LiveStream {
  body: ReadableStream<Uint8Array>;
  /** Adds a message to the next flush; duplicates are sent once. */
  add(message: LiveMessage): void;
  flush(): void;
  /** Sends a heartbeat. */
  beat(): void;
  /** Flushes and closes the stream. */
  end(): void;
}

/** The reconnection time that the stream tells browsers. */
const RETRY_MS = 2_000;
// Beyond this number of messages a single `again` is sent.
const MOST_BUFFERED = 100;
// A client with more unread chunks than this is dropped; it reconnects by itself.
const MOST_UNREAD = 32;

const START = `retry: ${RETRY_MS}\n\n`;
// A named event, because browsers do not report comments; it tells a quiet connection from a dead one.
const BEAT = 'event: beat\ndata: 1\n\n';
const AGAIN: LiveMessage = { about: 'again' };
const encoder = new TextEncoder();

/** Opens a stream; `onGone` is called once when either side ends it. */
export function openLiveStream(onGone: () => void): LiveStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const buffered = new Set<string>();

  const leave = () => {
    if (!controller) return;
    controller = null;
    onGone();
  };
  const write = (text: string) => {
    if (!controller) return;
    controller.enqueue(encoder.encode(text));
    if ((controller.desiredSize ?? 0) > -MOST_UNREAD) return;
    controller.error(new Error('The reader of a live stream has stopped reading.'));
    leave();
  };
  const flush = () => {
    if (buffered.size === 0) return;
    const text = buffered.size > MOST_BUFFERED ? written(JSON.stringify(AGAIN)) : [...buffered].map(written).join('');
    buffered.clear();
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
    add: (message) => void buffered.add(JSON.stringify(message)),
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
