import { Worker } from 'node:worker_threads';

// The build replaces this address by the worker's bundle (vite.config.ts).
const WORKER = new URL('./encoder-worker.ts', import.meta.url);
// The model takes 130 MB, which are given back when nobody has asked for so long.
const QUIET_MS = 120_000;
// Whoever comes when so many are asked about already is read by words alone, so that a crowd waits a second or two and no memory fills.
const MOST_WAITING = 100;
// An e-mail that was pasted in says in its beginning what is asked, and what a word has to do with each other costs the square of the length.
const MOST_LETTERS = 400;

type Vectors = readonly Float32Array[];

interface Encoder {
  worker: Worker;
  /** Those whose sentences are at the worker, in their order. */
  waiting: { resolve: (vectors: Vectors) => void; reject: (error: Error) => void }[];
  ending?: NodeJS.Timeout;
}

let encoder: Encoder | undefined;

/**
 * What sentences say, each as 512 numbers, by the Universal Sentence Encoder (Cer et al. 2018, the transformer of its lite edition): sentences that
 * say the same in other words are near each other. In a thread of its own, which ends when it is no longer asked. Rejects if the thread
 * cannot run, or too many wait for it.
 */
export function encode(texts: readonly string[]): Promise<Vectors> {
  encoder ??= openEncoder();
  const { worker, waiting, ending } = encoder;
  if (waiting.length >= MOST_WAITING) return Promise.reject(new Error(`${MOST_WAITING} questions wait already.`));
  clearTimeout(ending);
  worker.ref();
  return new Promise<Vectors>((resolve, reject) => {
    waiting.push({ resolve, reject });
    worker.postMessage(texts.map((text) => text.slice(0, MOST_LETTERS)));
  });
}

function openEncoder(): Encoder {
  const opened: Encoder = { worker: new Worker(WORKER), waiting: [] };
  const { worker, waiting } = opened;
  const end = (error: Error) => {
    if (encoder === opened) encoder = undefined;
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  worker.on('message', (vectors: Vectors) => {
    waiting.shift()?.resolve(vectors);
    if (waiting.length > 0) return;
    // An idle thread holds neither the process nor, after a while, its memory.
    worker.unref();
    opened.ending = setTimeout(() => {
      end(new Error('The encoder ends.'));
      void worker.terminate();
    }, QUIET_MS).unref();
  });
  worker.once('error', end);
  worker.once('exit', (code) => end(new Error(`The encoder ended with ${code}.`)));
  return opened;
}
