import { parentPort } from 'node:worker_threads';
import { buildIndex } from '../engine/build-index.ts';
import type { SearchDocument } from '../engine/search-document.ts';
import { commonPhrases } from './phrases.ts';

const documents: SearchDocument[] = [];

parentPort?.on('message', (piece: SearchDocument[] | 'that is all') => {
  if (piece !== 'that is all') {
    documents.push(...piece);
    return;
  }
  const data = buildIndex(documents);
  const arrays = Object.values(data).filter((part) => ArrayBuffer.isView(part));
  parentPort?.postMessage(
    { data, phrases: commonPhrases(documents) },
    arrays.map(({ buffer }) => buffer as ArrayBuffer),
  );
  parentPort?.close();
});
