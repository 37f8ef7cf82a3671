import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { inVatView, type VatView } from '#features/settings/vat-view.ts';
import { type Encoding, encoded } from '#platform/http/compressed-text.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The text of a page, stored compressed. */
export interface PageBody {
  /** What it takes. */
  readonly bytes: number;
  /** With the prices of this view, if it is stored in this form. */
  stored(view: VatView, encoding: Encoding): Bytes | undefined;
  in(view: VatView, encoding: Encoding): Promise<Bytes>;
}

// Browsers take Brotli. Other forms are stored once they are asked for; without any compression a page is unpacked each time.
const STORED: ReadonlySet<Encoding> = new Set(['br', 'gzip']);

/** Stores this page. `onGrown` is called when another form of it has been added. */
export async function pageBody(html: string, onGrown: () => void): Promise<PageBody> {
  const first = html === '' ? new Uint8Array() : await encoded(html, 'br');
  const forms = new Map<string, Bytes>([['ex br', first]]);
  const making = new Map<string, Promise<Bytes>>();
  let bytes = first.byteLength;
  const make = async (view: VatView, encoding: Encoding): Promise<Bytes> => {
    const text = first.byteLength === 0 ? '' : (await unpack(first)).toString('utf8');
    const form = await encoded(inVatView(text, view), encoding);
    if (!STORED.has(encoding)) return form;
    forms.set(`${view} ${encoding}`, form);
    bytes += form.byteLength;
    onGrown();
    return form;
  };
  return {
    get bytes() {
      return bytes;
    },
    stored: (view, encoding) => forms.get(`${view} ${encoding}`),
    in: (view, encoding) => {
      const key = `${view} ${encoding}`;
      const stored = forms.get(key);
      if (stored) return Promise.resolve(stored);
      const done = making.get(key) ?? make(view, encoding).finally(() => making.delete(key));
      making.set(key, done);
      return done;
    },
  };
}

const unpack = promisify(brotliDecompress);
