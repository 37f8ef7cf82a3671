import { ByteReader } from './byte-reader.ts';

/** What follows what in a backup: `about`, then for each table or file `part`, `data`…, `partEnd`, then `end`. */
export const FRAMES = ['about', 'part', 'data', 'partEnd', 'end'] as const;

export interface Frame {
  kind: (typeof FRAMES)[number];
  bytes: Buffer;
}

const LONGEST = 1024 * 1024;
const HEAD_BYTES = 5;

/** A frame that holds JSON. */
export function jsonFrame(kind: Frame['kind'], value: unknown): Buffer {
  return frameOf(kind, Buffer.from(JSON.stringify(value)));
}

/** Data in frames of at most 1 MB. */
export function* dataFrames(bytes: Uint8Array): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += LONGEST) yield frameOf('data', bytes.subarray(from, from + LONGEST));
}

/** The frames of a stream. Answers undefined at the end of the stream, or when what is there is no frame. */
export function frameReader(source: AsyncIterable<Uint8Array>): () => Promise<Frame | undefined> {
  const reader = new ByteReader(source);
  return async () => {
    const head = await reader.take(HEAD_BYTES);
    const kind = head && FRAMES[head.readUInt8()];
    const length = head?.readUInt32BE(1) ?? 0;
    // What is about the shop names every table and migration, and may be long.
    const bytes = kind && length <= 16 * LONGEST ? await reader.take(length) : null;
    return kind && bytes ? { kind, bytes } : undefined;
  };
}

function frameOf(kind: Frame['kind'], bytes: Uint8Array): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt8(FRAMES.indexOf(kind));
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}
