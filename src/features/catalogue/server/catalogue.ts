import type { AppContext } from '#platform/app-context.ts';
import { directUrl } from '#platform/direct-connection.ts';
import { type Listener, listen } from '#platform/listen.ts';
import { oneAtATime } from '#platform/one-at-a-time.ts';
import type { CatalogueChange } from './catalogue-change.ts';
import { CHECK_EVERY_MS, readInto, type State } from './read-into.ts';
import type { Snapshot } from './snapshot.ts';
import { CATALOGUE_CHANNEL } from './touch-catalogue.ts';

/** The catalogue in memory, one per context. */
export interface Catalogue {
  /** The current snapshot. Waits for the database only the first time, and then rejects if it is unavailable. */
  current(): Promise<Snapshot>;
  /** Grows whenever something changed that is shown beside products, such as the rules of the search. */
  besideVersion(): number;
  /** Reads what changed; resolves after a read that began after this call. */
  refresh(): Promise<void>;
  /** The same for the answer to a change, which is made whether or not the memory shows it by then: never rejects. */
  catchUp(): Promise<void>;
  /**
   * Calls `listener` whenever another snapshot is in force, with what it shows differently; never for the first one. Returns
   * what ends that. A listener must be quick and not throw: the next requests wait for it.
   */
  onChange(listener: (change: CatalogueChange) => void): () => void;
  close(): Promise<void>;
}

// A thousand changes a second are ten reads of a hundred products each, not a thousand of one.
const PAUSE_MS = 100;

/** Opens the catalogue of one context. Reads nothing before the first use. */
export function openCatalogue(context: AppContext): Catalogue {
  const state: State = { snapshot: null, seen: null, besideVersion: 0, rateReadAt: 0 };
  let listener: Listener | null = null;
  let isBesideTold = false;
  let checkedAt = 0;
  let endedAt = 0;
  let pause: NodeJS.Timeout | undefined;
  let isClosed = false;
  const listeners = new Set<(change: CatalogueChange) => void>();

  const reading = oneAtATime(async () => {
    const isTold = isBesideTold;
    isBesideTold = false;
    try {
      const change = await readInto(state, context, isTold);
      if (change) for (const tell of listeners) tell(change);
    } catch (error) {
      isBesideTold ||= isTold;
      throw error;
    } finally {
      endedAt = Date.now();
    }
  });
  const readInBackground = () => {
    if (isClosed || pause) return;
    const read = () => {
      pause = undefined;
      reading.soon().catch((error) => context.log.warn({ reason: String(error) }, 'catalogue not refreshed'));
    };
    const restMs = endedAt + PAUSE_MS - Date.now();
    if (restMs <= 0) read();
    else pause = setTimeout(read, restMs).unref();
  };
  const onNotice = (payload: string) => {
    isBesideTold ||= payload === '';
    readInBackground();
  };
  const startListening = () => {
    const onConnect = () => onNotice('');
    listener ??= listen(directUrl(context.config), [CATALOGUE_CHANNEL], { onNotice, onConnect }, context.log);
  };
  // Finds what no notice told of, and a new VAT rate.
  const checkNowAndThen = () => {
    if (isClosed || reading.now() || Date.now() - checkedAt < CHECK_EVERY_MS) return;
    checkedAt = Date.now();
    reading.soon().catch((error) => context.log.debug({ reason: String(error) }, 'catalogue not checked'));
  };

  return {
    current: async () => {
      startListening();
      if (!state.snapshot) await (reading.now() ?? reading.soon());
      if (!state.snapshot) throw new Error('The catalogue was read but is not there.');
      checkNowAndThen();
      return state.snapshot;
    },
    besideVersion: () => state.besideVersion,
    refresh: () => reading.soon(),
    catchUp: () =>
      reading.soon().catch((error) => context.log.warn({ reason: String(error) }, 'catalogue not refreshed')),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(pause);
      listeners.clear();
      await listener?.close();
      await reading.now()?.catch(() => undefined);
    },
  };
}
