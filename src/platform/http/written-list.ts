import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';
import { digestOf } from '#platform/digest.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Some elements of a list as JSON, with commas between them. What it takes to write, tag and compress them is spent once. */
export interface WrittenPart {
  readonly bytes: Bytes;
  readonly tag: string;
  /** Compressed by itself, so that it can stand in any gzip stream. */
  deflated(): Promise<Bytes>;
}

/** A list as JSON, put together from parts of which most were written for an earlier one. */
export interface WrittenList {
  readonly bytes: Bytes;
  readonly tag: string;
  gzip(): Promise<Bytes>;
}

const deflate = promisify(deflateRaw);
// Ends on a whole byte and forgets what came before, so that anything may follow.
const OPEN_ENDED = { finishFlush: constants.Z_FULL_FLUSH };

export function writePart(elements: readonly unknown[]): WrittenPart {
  const bytes = new TextEncoder().encode(elements.map((element) => JSON.stringify(element)).join(','));
  let deflated: Promise<Bytes> | undefined;
  return {
    bytes,
    tag: digestOf(bytes),
    deflated: () => {
      deflated ??= deflate(bytes, OPEN_ENDED).then((buffer) => new Uint8Array(buffer));
      return deflated;
    },
  };
}

export function writeList(parts: readonly WrittenPart[]): WrittenList {
  const encoder = new TextEncoder();
  const [open, comma, close] = ['[', ',', ']'].map((mark) => encoder.encode(mark)) as [Bytes, Bytes, Bytes];
  const bytes = joined([
    open,
    ...between(
      parts.map((part) => part.bytes),
      comma,
    ),
    close,
  ]);
  return {
    bytes,
    tag: digestOf(parts.map(({ tag }) => tag).join(' ')),
    gzip: async () => {
      const deflated = await Promise.all(parts.map((part) => part.deflated()));
      const [first, mark, last] = [
        deflateRawSync(open, OPEN_ENDED),
        deflateRawSync(comma, OPEN_ENDED),
        deflateRawSync(close),
      ];
      return joined([GZIP_HEADER, first, ...between<Uint8Array>(deflated, mark), last, trailerOf(bytes)]);
    },
  };
}

const written = new WeakMap<object, WrittenList>();

/** Says how a list that a handler answers with is written. */
export function noteWritten(list: readonly unknown[], as: WrittenList): void {
  written.set(list, as);
}

export function writtenAs(answer: unknown): WrittenList | undefined {
  return typeof answer === 'object' && answer !== null ? written.get(answer) : undefined;
}

// RFC 1952: deflate, no name, no time, on no particular system.
const GZIP_HEADER = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);

function trailerOf(bytes: Uint8Array): Uint8Array {
  const trailer = new DataView(new ArrayBuffer(8));
  trailer.setUint32(0, crc32(bytes), true);
  trailer.setUint32(4, bytes.byteLength % 2 ** 32, true);
  return new Uint8Array(trailer.buffer);
}

function between<Part>(parts: readonly Part[], mark: Part): Part[] {
  return parts.flatMap((part, at) => (at === 0 ? [part] : [mark, part]));
}

function joined(parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.byteLength;
  }
  return all;
}
