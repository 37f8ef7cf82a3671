import type { LiveEvent } from '#root/live-events.ts';
import { publish } from './live-bus.ts';
import { type Leading, openLeading } from './live-leading.ts';
import type { LiveSubscriptions } from './live-subscriptions.ts';

/** The messages between tabs. */
type TabMessage =
  | { says: 'wants'; tab: string; wants: LiveSubscriptions | null }
  | { says: 'who wants?' }
  | { says: 'event'; event: LiveEvent };

const NAME = 'brightfront-live';

/**
 * Joins this tab to the browser's one connection. The tab that holds the lock connects for all tabs and passes events on;
 * when it closes, another tab gets the lock. Without locks or channels, as on plain http, each tab connects for itself.
 */
export function openLiveTab(): { say(wants: LiveSubscriptions): void } {
  const tab = crypto.randomUUID?.() ?? String(Math.random());
  let own: LiveSubscriptions = { userId: null, orderNumbers: [] };
  let part = takePart(tab, () => own);
  // A page in the browser's back/forward cache must not hold the lock or the connection.
  addEventListener('pagehide', () => part.leave());
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    part = takePart(tab, () => own);
    publish({ about: 'again' });
  });
  return {
    say: (wants) => {
      own = wants;
      part.say();
    },
  };
}

function takePart(tab: string, own: () => LiveSubscriptions): { say(): void; leave(): void } {
  const canShare = 'locks' in navigator && typeof BroadcastChannel === 'function';
  const channel = canShare ? new BroadcastChannel(NAME) : null;
  const leaving = new AbortController();
  const others = new Map<string, LiveSubscriptions>();
  let leading: Leading | null = null;

  const send = (message: TabMessage) => channel?.postMessage(message);
  const connectAsWanted = () => leading?.want([own(), ...others.values()]);
  const lead = () => {
    leading = openLeading((event) => {
      publish(event);
      send({ says: 'event', event });
    });
    send({ says: 'who wants?' });
    connectAsWanted();
  };
  const say = () => {
    send({ says: 'wants', tab, wants: own() });
    connectAsWanted();
  };

  if (channel) {
    channel.onmessage = ({ data: message }: MessageEvent<TabMessage>) => {
      if (message.says === 'event') publish(message.event);
      else if (message.says === 'who wants?') send({ says: 'wants', tab, wants: own() });
      else {
        if (message.wants) others.set(message.tab, message.wants);
        else others.delete(message.tab);
        connectAsWanted();
      }
    };
    const untilLeaving = new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve()));
    navigator.locks
      .request(NAME, { signal: leaving.signal }, () => {
        lead();
        return untilLeaving;
      })
      .catch(() => undefined);
  } else lead();

  return {
    say,
    leave: () => {
      send({ says: 'wants', tab, wants: null });
      leaving.abort();
      leading?.want([]);
      leading = null;
      channel?.close();
    },
  };
}
