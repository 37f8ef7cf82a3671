import { parentPort, workerData } from 'node:worker_threads';
import { buildIndex } from '../engine/build-index.ts';

const data = buildIndex(workerData);
const arrays = Object.values(data).filter((part) => ArrayBuffer.isView(part));
parentPort?.postMessage(
  data,
  arrays.map(({ buffer }) => buffer as ArrayBuffer),
);
