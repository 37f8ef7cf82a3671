import type { AppContext } from './app-context.ts';
import { type Listener, listen } from './listen.ts';
import { type LiveMessage, type LiveStream, openLiveStream } from './live-stream.ts';
import { refuse } from './refusal.ts';

/** What the database's triggers say: topic → which rows changed, never their content. The shop adds its own in `src/live-events.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: platform knows no feature, so the shop fills it in
export interface LiveTopics {}

/** One change, told apart by `about`. */
export type LiveTopic = { [Name in keyof LiveTopics]: { about: Name } & LiveTopics[Name] }[keyof LiveTopics];

/** Somebody who listens. */
export interface LiveListener {
  /** What this one is told of a topic: null when it is none of theirs, 'end' when what they may know has changed. */
  told(topic: LiveTopic): LiveMessage | 'end' | null;
}

/** The open streams of one instance. Whatever instance writes a change, each hears of it from the database. */
export interface LiveHub<L extends LiveListener> {
  /** Opens a stream to this listener, and refuses once the hub is closed. */
  join(listener: L): ReadableStream<Uint8Array>;
  listeners(): Iterable<L>;
  /** Ends every stream and stops listening. */
  close(): Promise<void>;
}

/** The channel on which the database says what changed. */
const LIVE_CHANNEL = 'live';
const BEAT_MS = 25_000;
// What happens together is told together.
const GATHER_MS = 10;
// What a page has read just before its stream opens may have changed in between: whoever joins is told of that too.
const REMEMBERED = { ms: 10_000, most: 500 };
// Whoever was told to end first reads who they are now.
const WHO_YOU_ARE: LiveMessage = { about: 'session' };
const AGAIN: LiveMessage = { about: 'again' };

/**
 * Opens the hub of one instance. It listens from its first stream on. `stillWelcome` answers those of its listeners who may
 * go on listening as they are; it is asked now and then, and after the database was out of hearing.
 */
export function openLiveHub<L extends LiveListener>(
  context: AppContext,
  stillWelcome: (listeners: readonly L[]) => Promise<readonly L[]>,
): LiveHub<L> {
  const streams = new Map<L, LiveStream>();
  const recent: { topic: LiveTopic; at: number }[] = [];
  let listening: Listener | null = null;
  let beating: NodeJS.Timeout | undefined;
  let flushing: NodeJS.Timeout | undefined;
  let hearsSince: number | null = null;
  let isCertain = false;
  let isClosed = false;

  const endOne = (stream: LiveStream) => {
    stream.add(WHO_YOU_ARE);
    stream.end();
  };
  const tell = (listener: L, stream: LiveStream, topic: LiveTopic) => {
    const told = listener.told(topic);
    if (told === 'end') endOne(stream);
    else if (told) stream.add(told);
  };
  const flushSoon = () => {
    flushing ??= setTimeout(() => {
      flushing = undefined;
      for (const stream of streams.values()) stream.flush();
    }, GATHER_MS);
  };
  const hear = (payload: string) => {
    const topic = readTopic(payload);
    if (!topic) return;
    remember(recent, topic);
    // Not before it is known who may still hear; all are told to read again then.
    if (!isCertain) return;
    for (const [listener, stream] of streams) tell(listener, stream, topic);
    flushSoon();
  };
  const check = async (asked: readonly L[]) => {
    const welcome = new Set(await stillWelcome(asked));
    for (const listener of asked.filter((one) => !welcome.has(one))) {
      const stream = streams.get(listener);
      if (stream) endOne(stream);
    }
  };
  const checkBehind = (asked: readonly L[]) => {
    check(asked).catch((error) => context.log.debug({ reason: String(error) }, 'live listeners not checked'));
  };
  // What was said while nobody listened is lost: who may listen is asked afresh, and all read again.
  const startAfresh = async () => {
    isCertain = false;
    hearsSince = performance.now();
    try {
      await check([...streams.keys()]);
    } catch {
      for (const stream of streams.values()) endOne(stream);
    }
    isCertain = true;
    for (const stream of streams.values()) stream.add(AGAIN);
    flushSoon();
  };
  const beat = () => {
    for (const stream of streams.values()) stream.beat();
    checkBehind([...streams.keys()]);
  };
  const startListening = () => {
    const hearing = { onNotice: hear, onConnect: () => void startAfresh() };
    listening ??= listen(context.config.DATABASE_URL, [LIVE_CHANNEL], hearing, context.log);
    beating ??= setInterval(beat, BEAT_MS).unref();
  };
  const catchUp = (listener: L, stream: LiveStream) => {
    // The hub is about to tell all of them to read again.
    if (hearsSince === null) return;
    if (performance.now() - hearsSince < REMEMBERED.ms) stream.add(AGAIN);
    const missed = sinceThen(recent).map(({ topic }) => listener.told(topic));
    for (const told of missed) if (told && told !== 'end') stream.add(told);
    // It ended the one before, or their rights changed while this call was under way.
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
      clearTimeout(flushing);
      for (const stream of streams.values()) stream.end();
      await listening?.close();
    },
  };
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
