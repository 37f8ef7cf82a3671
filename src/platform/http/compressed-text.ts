import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

const press = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_QUALITY]: 6 },
    }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
  identity: async (bytes: Uint8Array) => bytes,
};

/** How bytes are pressed on their way, as HTTP names it. */
export type Encoding = keyof typeof press;

/** The bytes of a text as they go over the line. Each way of encoding is done once, when somebody first asks for it. */
export type CompressedText = (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;

export function compressedText(text: string): CompressedText {
  const done = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return (encoding) => {
    const bytes =
      done.get(encoding) ?? press[encoding](new TextEncoder().encode(text)).then((pressed) => new Uint8Array(pressed));
    done.set(encoding, bytes);
    return bytes;
  };
}

/** The way of encoding that saves the most of those that whoever asks can undo. */
export function encodingFor(context: Context): Encoding {
  return accepts(context, {
    header: 'Accept-Encoding',
    supports: Object.keys(press),
    default: 'identity',
    match: (asked, { supports, default: otherwise }) =>
      supports.find((type) => asked.some((one) => one.type === type && one.q > 0)) ?? otherwise,
  }) as Encoding;
}
