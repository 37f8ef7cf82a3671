import { parentPort } from 'node:worker_threads';
import { openBuild } from '../engine/build-index.ts';
import type { SearchDocument } from '../engine/search-document.ts';
import { commonPhrases } from './phrases.ts';

const build = openBuild();
const named: Pick<SearchDocument, 'name'>[] = [];

parentPort?.on('message', (piece: SearchDocument[] | 'that is all') => {
  if (piece !== 'that is all') {
    for (const document of piece) {
      build.add(document);
      named.push({ name: document.name });
    }
    parentPort?.postMessage('the next');
    return;
  }
  const data = build.finish();
  const arrays = Object.values(data).filter((part) => ArrayBuffer.isView(part));
  parentPort?.postMessage(
    { data, phrases: commonPhrases(named) },
    arrays.map(({ buffer }) => buffer as ArrayBuffer),
  );
  parentPort?.close();
});
