import fs from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import type { AboutBackup, BackupTotals, Part } from './content.ts';
import { dataFrames, jsonFrame } from './frames.ts';
import { newHeader } from './header.ts';
import { sealChunks } from './sealed-chunks.ts';
import { partCounter, totalCounter } from './sums.ts';

export interface BackupContent {
  about: AboutBackup;
  parts: AsyncIterable<Part>;
}

/**
 * Writes a new file (0600) as the parts come, in constant memory: header, then frames, compressed by zstd, in sealed chunks.
 * It is on the disk when the promise resolves. Answers what it holds.
 */
export async function writeBackup(
  file: string,
  word: string | undefined,
  content: BackupContent,
  signal?: AbortSignal,
): Promise<BackupTotals> {
  const { text, seal } = await newHeader(word);
  const counter = totalCounter();
  let totals: BackupTotals | undefined;
  const frames = async function* () {
    yield jsonFrame('about', content.about);
    for await (const part of content.parts) {
      const counted = partCounter(part);
      yield jsonFrame('part', { kind: part.kind, name: part.name });
      for await (const bytes of part.data) {
        counted.add(bytes);
        yield* dataFrames(bytes);
      }
      const sum = counted.sum();
      counter.add(part, sum);
      yield jsonFrame('partEnd', sum);
    }
    totals = counter.totals();
    yield jsonFrame('end', totals);
  };
  const sealed = async function* (compressed: AsyncIterable<Uint8Array>) {
    yield Buffer.from(text);
    yield* sealChunks(compressed, seal);
  };
  const target = fs.createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(Readable.from(frames(), { highWaterMark: 4 }), createZstdCompress(), sealed, target, { signal });
  if (!totals) throw new Error('A backup was written without its end.');
  return totals;
}
