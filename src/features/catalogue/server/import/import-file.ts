import { rm } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { ImportReport } from '#features/catalogue/file-contract.ts';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { directUrl } from '#platform/direct-connection.ts';
import { Refusal } from '#platform/refusal.ts';
import { checkImport, importProducts, type WrittenImport } from './import-products.ts';
import type { ImportAnswer, ImportOrder } from './import-worker.ts';
import { receiveFile } from './receive-file.ts';

/** What to do with a file that arrives; without an actor it is only looked at. */
export interface FileImport {
  chunks: AsyncIterable<Uint8Array>;
  name?: string | undefined;
  actorId: number | null;
}

/**
 * Imports the products of a file, or reports what that would do. A large file is read and written by a thread with connections of
 * its own, because 300,000 rows would keep this one from answering for half a minute.
 */
export async function importFile(context: AppContext, { chunks, name, actorId }: FileImport): Promise<ImportReport> {
  const file = await receiveFile(context, chunks);
  if ('bytes' in file) {
    const { bytes } = file;
    return actorId === null ? checkImport(context, { bytes }) : importProducts(context, { bytes, name }, actorId);
  }
  try {
    const order = { path: file.path, name, actorId, at: context.clock.now(), databaseUrl: directUrl(context.config) };
    const { report, ids } = await inTurn(() => inWorker(order));
    if (ids.length) await catalogueOf(context).catchUp();
    return report;
  } finally {
    await rm(file.path, { force: true });
  }
}

// The build replaces this address by the worker's bundle (vite.config.ts).
const WORKER = new URL('./import-worker.ts', import.meta.url);
// Room for the SKUs and lines of the largest file that is taken.
const MOST_MEMORY = { maxOldGenerationSizeMb: 256 };

let last: Promise<unknown> = Promise.resolve();

// One file at a time, so that several take no more memory than one.
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}

async function inWorker(order: ImportOrder): Promise<WrittenImport> {
  const worker = new Worker(WORKER, { workerData: order, resourceLimits: MOST_MEMORY });
  const answer = await new Promise<ImportAnswer>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The import worker ended with ${code}.`)));
  });
  if ('report' in answer) return answer;
  const { code, message, options } = answer.refusal;
  throw new Refusal(code, message, options);
}
