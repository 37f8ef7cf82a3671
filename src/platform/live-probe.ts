import type { AppContext } from './app-context.ts';
import { notify } from './database.ts';

/** A notification to oneself, by which an instance notices that none arrives. */
export interface LiveProbe {
  send(): void;
  /** To be called with the payload of everything that is heard. */
  hear(payload: string): void;
  /** Whether the last one reached the database and did not come back. */
  isLost(): boolean;
}

const PAYLOAD = '"probe"';

/** Makes the probe of a channel. */
export function openProbe({ db, log }: Pick<AppContext, 'db' | 'log'>, channel: string): LiveProbe {
  let isLost = false;
  return {
    send: () => {
      if (isLost) log.warn('no notification arrives from the database: all read again with every heartbeat');
      isLost = true;
      notify(db, channel, PAYLOAD).catch(() => {
        // The database is away, which says nothing about the channel.
        isLost = false;
      });
    },
    hear: (payload) => {
      if (payload === PAYLOAD) isLost = false;
    },
    isLost: () => isLost,
  };
}
