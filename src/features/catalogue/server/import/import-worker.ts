import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '#platform/database.ts';
import { asRefusal } from '#platform/http/answer-error.ts';
import { openLog } from '#platform/log.ts';
import type { RefusalOptions } from '#platform/refusal.ts';
import { checkImport, type WrittenImport, writeImport } from './import-products.ts';

/** What the thread is started with; without an actor the file is only looked at. */
export interface ImportOrder {
  path: string;
  name: string | undefined;
  actorId: number | null;
  at: Date;
  databaseUrl: string;
}
export type ImportAnswer = WrittenImport | { refusal: { code: string; message: string; options: RefusalOptions } };

const { path, name, actorId, at, databaseUrl }: ImportOrder = workerData;
const { db, close } = openDatabase(databaseUrl, openLog('silent'), { most: 1 });
const context = { db, clock: { now: () => at } };

let answer: ImportAnswer;
try {
  answer =
    actorId === null
      ? { report: await checkImport(context, { path }), ids: [] }
      : await writeImport(context, { path, name }, actorId);
} catch (error) {
  const refusal = asRefusal(error);
  // Anything else is a bug, which ends the thread and is logged by the request.
  if (!refusal) throw error;
  const { code, message, errors, extra, headers } = refusal;
  answer = { refusal: { code, message, options: { errors, extra, headers } } };
} finally {
  await close();
}
parentPort?.postMessage(answer);
