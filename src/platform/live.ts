import type { AppContext } from './app-context.ts';
import { directUrl } from './direct-connection.ts';
import { type Listener, listen } from './listen.ts';
import { openProbe } from './live-probe.ts';
import { type LiveMessage, type LiveStream, openLiveStream } from './live-stream.ts';
import { refuse } from './refusal.ts';

/** The topics of the database triggers: name → ids of the changed rows. The shop adds its own in `src/live-events.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: platform knows no feature, so the shop fills it in
export interface LiveTopics {}

/** One change; `about` names its topic. */
export type LiveTopic = { [Name in keyof LiveTopics]: { about: Name } & LiveTopics[Name] }[keyof LiveTopics];

/** The owner of a stream. */
export interface LiveListener {
  /** The message for this listener: null when the topic does not concern them, 'end' when their rights have changed. */
  told(topic: LiveTopic): LiveMessage | 'end' | null;
}

/** The open streams of one instance. The database notifies every instance of each change. */
export interface LiveHub<L extends LiveListener> {
  /** Opens a stream to this listener; throws `unavailable` once the hub is closed. */
  join(listener: L): ReadableStream<Uint8Array>;
  listeners(): Iterable<L>;
  /** Ends every stream and stops listening. */
  close(): Promise<void>;
}

/** The channel of the triggers. */
const LIVE_CHANNEL = 'live';
const BEAT_MS = 25_000;
// Changes within this time are sent together.
const BUFFER_MS = 10;
// A page may read data just before its stream opens; a new stream starts with the changes of this time.
const REMEMBERED = { ms: 10_000, most: 500 };
// The last message of an ended stream: the browser reads its session again.
const READ_SESSION: LiveMessage = { about: 'session' };
const AGAIN: LiveMessage = { about: 'again' };

/**
 * Opens the hub of one instance; it subscribes to the database with its first stream. `stillAllowed` answers the listeners whose
 * rights are unchanged; it is called with every heartbeat and after a lost connection. Where notifications do not arrive, as from an
 * engine without them, all read again with every heartbeat.
 */
export function openLiveHub<L extends LiveListener>(
  context: AppContext,
  stillAllowed: (listeners: readonly L[]) => Promise<readonly L[]>,
): LiveHub<L> {
  const streams = new Map<L, LiveStream>();
  const recent: { topic: LiveTopic; at: number }[] = [];
  let listening: Listener | null = null;
  let beating: NodeJS.Timeout | undefined;
  let connectedAt: number | null = null;
  let isCertain = false;
  const probe = openProbe(context, LIVE_CHANNEL);
  let isClosed = false;

  const endOne = (stream: LiveStream) => {
    stream.add(READ_SESSION);
    stream.end();
  };
  const tell = (listener: L, stream: LiveStream, topic: LiveTopic) => {
    const told = listener.told(topic);
    if (told === 'end') endOne(stream);
    else if (told) stream.add(told);
  };
  const flush = gathering(() => {
    for (const stream of streams.values()) stream.flush();
  });
  const onNotice = (payload: string) => {
    probe.hear(payload);
    const topic = readTopic(payload);
    if (!topic) return;
    remember(recent, topic);
    // While rights are being checked nothing is sent; afterwards all read again.
    if (!isCertain) return;
    for (const [listener, stream] of streams) tell(listener, stream, topic);
    flush.soon();
  };
  const check = async (asked: readonly L[]) => {
    const allowed = new Set(await stillAllowed(asked));
    for (const listener of asked.filter((one) => !allowed.has(one))) {
      const stream = streams.get(listener);
      if (stream) endOne(stream);
    }
  };
  const checkBehind = (asked: readonly L[]) => {
    check(asked).catch((error) => context.log.debug({ reason: String(error) }, 'live listeners not checked'));
  };
  // Notifications are lost while disconnected, so rights are checked anew and all read again.
  const startAfresh = async () => {
    isCertain = false;
    connectedAt = performance.now();
    try {
      await check([...streams.keys()]);
    } catch {
      for (const stream of streams.values()) endOne(stream);
    }
    isCertain = true;
    for (const stream of streams.values()) stream.add(AGAIN);
    flush.soon();
  };
  const beat = () => {
    for (const stream of streams.values()) stream.beat();
    if (probe.isLost()) void startAfresh();
    else checkBehind([...streams.keys()]);
    probe.send();
  };
  const startListening = () => {
    const subscriber = { onNotice, onConnect: () => void startAfresh() };
    listening ??= listen(directUrl(context.config), [LIVE_CHANNEL], subscriber, context.log);
    beating ??= setInterval(beat, BEAT_MS).unref();
  };
  const catchUp = (listener: L, stream: LiveStream) => {
    // Before the first connect: `startAfresh` will tell all to read again.
    if (connectedAt === null) return;
    if (performance.now() - connectedAt < REMEMBERED.ms) stream.add(AGAIN);
    const missed = sinceThen(recent).map(({ topic }) => listener.told(topic));
    for (const told of missed) if (told && told !== 'end') stream.add(told);
    // The session or the rights changed while this call was running.
    if (missed.includes('end')) checkBehind([listener]);
    stream.flush();
  };

  return {
    join: (listener) => {
      if (isClosed) throw refuse('unavailable', 'The shop is being restarted. Please try again in a moment.');
      const stream = openLiveStream(() => streams.delete(listener));
      streams.set(listener, stream);
      startListening();
      catchUp(listener, stream);
      return stream.body;
    },
    listeners: () => streams.keys(),
    close: async () => {
      isClosed = true;
      clearInterval(beating);
      flush.cancel();
      for (const stream of streams.values()) stream.end();
      await listening?.close();
    },
  };
}

function gathering(work: () => void) {
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    timer = undefined;
    work();
  };
  const soon = () => {
    timer ??= setTimeout(run, BUFFER_MS);
  };
  return { soon, cancel: () => clearTimeout(timer) };
}

function readTopic(payload: string): LiveTopic | null {
  try {
    const topic: unknown = JSON.parse(payload);
    return topic !== null && typeof topic === 'object' && 'about' in topic ? (topic as LiveTopic) : null;
  } catch {
    return null;
  }
}

function remember(recent: { topic: LiveTopic; at: number }[], topic: LiveTopic): void {
  recent.push({ topic, at: performance.now() });
  if (recent.length > REMEMBERED.most) recent.splice(0, recent.length - REMEMBERED.most);
}

function sinceThen(recent: readonly { topic: LiveTopic; at: number }[]) {
  const from = performance.now() - REMEMBERED.ms;
  return recent.filter(({ at }) => at >= from);
}
