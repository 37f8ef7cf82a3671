import fs from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import type { z } from 'zod';
import { badBackup } from './bad-backup.ts';
import {
  type AboutBackup,
  aboutBackup,
  type BackupTotals,
  backupTotals,
  type Part,
  type PartName,
  type PartSum,
  partName,
  partSum,
} from './content.ts';
import { type Frame, frameReader } from './frames.ts';
import { readHeader } from './header.ts';
import { unsealChunks } from './sealed-chunks.ts';
import { partCounter, totalCounter } from './sums.ts';

/** Does something with the parts in their order; a part's bytes that it leaves are skipped. */
export type PartReader = (parts: AsyncIterable<Part>, about: AboutBackup) => Promise<void>;

/**
 * Reads a backup from its beginning to its end and hands out its parts. Throws a refusal for another kind of file, a wrong word,
 * a missing end, a changed byte, and counts or hashes that do not match; by then the parts before have been handed out.
 */
export async function readBackup(
  file: string,
  word: string | undefined,
  read: PartReader = skipAll,
  signal?: AbortSignal,
): Promise<{ about: AboutBackup; totals: BackupTotals }> {
  const { text, seal } = await readHeader(file, word);
  const unsealed = (source: AsyncIterable<Uint8Array>) => unsealChunks(source, seal, file);
  const consume = async (bytes: AsyncIterable<Uint8Array>) => {
    const next = frameReader(bytes);
    const parse = parser(file);
    const about = parse(aboutBackup, 'about', await next());
    const counter = totalCounter();
    let end: Frame | undefined;
    const parts = async function* (): AsyncGenerator<Part> {
      for (end = await next(); end?.kind === 'part'; end = await next()) {
        const name = parse(partName, 'part', end);
        const { data, finish } = openPart(name, next, file);
        yield { ...name, data };
        counter.add(name, await finish());
      }
    };
    const iterator = parts();
    await read(iterator, about);
    for await (const _ of iterator);
    const totals = parse(backupTotals, 'end', end);
    if (JSON.stringify(totals) !== JSON.stringify(counter.totals())) throw badBackup.damaged(file);
    if (await next()) throw badBackup.damaged(file);
    return { about, totals };
  };
  const source = fs.createReadStream(file, { start: Buffer.byteLength(text) });
  return pipeline(source, unsealed, createZstdDecompress(), consume, { signal });
}

async function skipAll(parts: AsyncIterable<Part>): Promise<void> {
  for await (const _ of parts);
}

/** The bytes of the part that has begun; `finish` reads them if they were left, and answers what the part held. */
function openPart(name: PartName, next: () => Promise<Frame | undefined>, file: string) {
  const counter = partCounter(name);
  let sum: PartSum | undefined;
  const read = async function* () {
    let frame = await next();
    for (; frame?.kind === 'data'; frame = await next()) {
      counter.add(frame.bytes);
      yield frame.bytes;
    }
    const said = parser(file)(partSum, 'partEnd', frame);
    sum = counter.sum();
    if (JSON.stringify(said) !== JSON.stringify(sum)) throw badBackup.damaged(file);
  };
  const data = read();
  const finish = async () => {
    for await (const _ of data);
    if (!sum) throw new Error(`The part ${name.name} was read in part only.`);
    return sum;
  };
  return { data, finish };
}

function parser(file: string) {
  return <T extends z.ZodType>(schema: T, kind: Frame['kind'], frame: Frame | undefined): z.output<T> => {
    if (frame?.kind !== kind) throw badBackup.damaged(file);
    try {
      return schema.parse(JSON.parse(frame.bytes.toString()));
    } catch {
      throw badBackup.damaged(file);
    }
  };
}
