import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';

const brotliOf = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_QUALITY]: quality },
});
const [THOROUGH, QUICK] = [brotliOf(6), brotliOf(2)];
// All of a page lies within it, and less has to be set up for it than for the usual one of 4 MB.
const WINDOW_OF_PAGE = 18;
const [brotliAside, gzipAside] = [promisify(brotliCompress), promisify(gzip)];
const encoders = {
  br: (bytes: Uint8Array) => brotliAside(bytes, THOROUGH),
  gzip: (bytes: Uint8Array) => gzipAside(bytes),
  identity: async (bytes: Uint8Array) => bytes,
};

/** A content encoding of HTTP. */
export type Encoding = keyof typeof encoders;

/** A text in any content encoding; each is compressed once, at its first use. */
export type CompressedText = (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;

/** A text in this content encoding. */
export function encoded(text: string, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  return encodedBytes(new TextEncoder().encode(text), encoding);
}

/** Bytes in this content encoding. */
export async function encodedBytes(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await encoders[encoding](bytes));
}

/**
 * Bytes of a text in Brotli, a sixth longer than `encodedBytes` makes it, for a third of the work. It is done at once: the way to another thread
 * and back takes a third as long again, and waits there behind passwords that are hashed.
 */
export function brotliQuickly(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const params = {
    ...QUICK.params,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_OF_PAGE,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  return new Uint8Array(brotliCompressSync(bytes, { params }));
}

export function compressedText(text: string): CompressedText {
  const done = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return (encoding) => {
    const bytes = done.get(encoding) ?? encoded(text, encoding);
    done.set(encoding, bytes);
    return bytes;
  };
}

/** The best encoding that the client accepts. */
export function encodingFor(context: Context): Encoding {
  return bestEncoding(context.req.header('accept-encoding'));
}

/** The same, by the header itself. */
export function bestEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const known = bestOf.get(accepted);
  if (known) return known;
  const listed = new Map(accepted.split(',').map(namedWithQuality));
  const best = ENCODINGS.find((encoding) => (listed.get(encoding) ?? 0) > 0) ?? 'identity';
  bestOf.set(accepted, best);
  return best;
}

// Browsers send a few different ones.
const bestOf = new LRUCache<string, Encoding>({ max: 50 });

// The best first.
const ENCODINGS = Object.keys(encoders) as Encoding[];

/** Of an `Accept-Encoding` header: gzip where it is taken, as browsers do; none where nothing is said. Null: only others are taken. */
export function gzipOrPlain(accepted: string | undefined): 'gzip' | 'identity' | null {
  if (accepted === undefined || accepted === '' || accepted === 'identity') return 'identity';
  const listed = new Map(accepted.toLowerCase().split(',').map(namedWithQuality));
  if ((listed.get('gzip') ?? listed.get('*') ?? 0) > 0) return 'gzip';
  return (listed.get('identity') ?? listed.get('*') ?? 1) > 0 && !listed.has('deflate') ? 'identity' : null;
}

function namedWithQuality(part: string): [name: string, quality: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, quality ? Number(quality.slice(2)) : 1];
}
