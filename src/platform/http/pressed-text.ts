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
export type Pressing = keyof typeof press;

/** The bytes of a text as they go over the line. Each way of pressing is done once, when somebody first asks for it. */
export type PressedText = (pressing: Pressing) => Promise<Uint8Array<ArrayBuffer>>;

export function pressedText(text: string): PressedText {
  const done = new Map<Pressing, Promise<Uint8Array<ArrayBuffer>>>();
  return (pressing) => {
    const bytes =
      done.get(pressing) ?? press[pressing](new TextEncoder().encode(text)).then((pressed) => new Uint8Array(pressed));
    done.set(pressing, bytes);
    return bytes;
  };
}

/** The way of pressing that saves the most of those that whoever asks can undo. */
export function pressingFor(context: Context): Pressing {
  return accepts(context, {
    header: 'Accept-Encoding',
    supports: Object.keys(press),
    default: 'identity',
    match: (asked, { supports, default: otherwise }) =>
      supports.find((type) => asked.some((one) => one.type === type && one.q > 0)) ?? otherwise,
  }) as Pressing;
}
