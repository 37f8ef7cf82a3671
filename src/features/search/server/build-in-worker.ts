import { Worker } from 'node:worker_threads';
import type { ProductWords } from '#features/catalogue/server/door.ts';
import type { IndexData } from '../engine/search-index.ts';
import { documentOf } from './document-of.ts';

/** What the thread of the index answers. */
export interface BuiltIndex {
  data: IndexData;
  /** The texts of the common phrases of titles. */
  phrases: string[];
}

// The build replaces this address by the worker's bundle (vite.config.ts).
const WORKER = new URL('./index-worker.ts', import.meta.url);
// Copying a whole catalogue at once would block every answer. The next piece is sent once this one is read, so that none waits in memory.
const PIECE = 500;
// What it reads is soon garbage or numbers in arrays: more room for what is young makes it no faster, and takes 20 MB.
const LITTLE_YOUNG = { maxYoungGenerationSizeMb: 6 };

/** Builds the index of these products in a thread of its own. */
export function buildInWorker(words: readonly ProductWords[]): Promise<BuiltIndex> {
  const worker = new Worker(WORKER, { resourceLimits: LITTLE_YOUNG });
  let sent = 0;
  const send = () => {
    const piece = words.slice(sent, sent + PIECE);
    sent += piece.length;
    worker.postMessage(piece.length > 0 ? piece.map((product) => documentOf(product)) : 'that is all');
  };
  return new Promise<BuiltIndex>((resolve, reject) => {
    const give = () => {
      try {
        send();
      } catch (error) {
        reject(error as Error);
        void worker.terminate();
      }
    };
    worker.on('message', (answer: BuiltIndex | 'the next') => (answer === 'the next' ? give() : resolve(answer)));
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The index worker ended with ${code}.`)));
    give();
  });
}
