import { parentPort } from 'node:worker_threads';
import { openBuild } from '../engine/build-index.ts';
import type { SearchDocument } from '../engine/search-document.ts';
import { openPhraseCount } from './phrases.ts';

const build = openBuild();
const titles = openPhraseCount();

parentPort?.on('message', (piece: SearchDocument[] | 'that is all') => {
  if (piece !== 'that is all') {
    for (const document of piece) {
      build.add(document);
      titles.add(document.name);
    }
    parentPort?.postMessage('the next');
    return;
  }
  const phrases = titles.common();
  const data = build.end();
  const arrays = Object.values(data).filter((part) => ArrayBuffer.isView(part));
  parentPort?.postMessage(
    { data, phrases },
    arrays.map(({ buffer }) => buffer as ArrayBuffer),
  );
  parentPort?.close();
});
