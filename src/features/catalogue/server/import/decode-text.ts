import { isUtf8 } from 'node:buffer';

const PIECE = 64 * 1024;

/** The encoding of a file: by its byte order mark, else UTF-8, else the one that 'CSV' from Excel on Windows has. */
export function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** Decodes in pieces, without the byte order mark and without splitting a character. */
export function* decodeText(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let from = 0; from < bytes.length; from += PIECE) {
    yield decoder.decode(bytes.subarray(from, from + PIECE), { stream: true });
  }
  yield decoder.decode();
}
