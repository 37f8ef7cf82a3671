import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { inVatView, type VatView } from '#features/settings/vat-view.ts';
import { digestOf } from '#platform/digest.ts';
import { brotliQuickly, type Encoding, encodedBytes } from '#platform/http/compressed-text.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The text of a page, stored compressed. */
export interface PageBody {
  /** What it takes. */
  readonly bytes: number;
  /** Another for another page. */
  readonly digest: string;
  /** With the prices of this view, in this form, if that is there. */
  ready(view: VatView, encoding: Encoding): Bytes | undefined;
  /** The same; what is not there is made. */
  in(view: VatView, encoding: Encoding): Promise<Bytes>;
}

// Browsers take Brotli. Other forms are stored once they are asked for; without any compression a page is unpacked each time.
const STORED: ReadonlySet<Encoding> = new Set(['br', 'gzip']);
const FIRST = 'ex br';

/**
 * Stores this page: in haste at first, because most addresses are asked for once, and an eighth smaller when it is asked for again.
 * `onResized` is called when it takes more or less than before.
 */
export function pageBody(html: string, onResized: () => void): PageBody {
  const first = html === '' ? new Uint8Array() : brotliQuickly(html);
  // A quarter as long as the page, and as different.
  const digest = digestOf(first);
  const forms = new Map<string, Bytes>([[FIRST, first]]);
  const making = new Map<string, Promise<Bytes>>();
  let bytes = sizeOf(forms);
  let timesAsked = 0;

  const make = async (view: VatView, encoding: Encoding): Promise<Bytes> => {
    const first = forms.get(FIRST);
    const text = first?.byteLength ? await unpack(first) : Buffer.alloc(0);
    const seen = view === 'ex' ? text : Buffer.from(inVatView(text.toString('utf8'), view));
    const form = await encodedBytes(seen, encoding);
    if (!STORED.has(encoding)) return form;
    forms.set(`${view} ${encoding}`, form);
    bytes = sizeOf(forms);
    onResized();
    return form;
  };
  const makeOnce = (view: VatView, encoding: Encoding): Promise<Bytes> => {
    const key = `${view} ${encoding}`;
    const done = making.get(key) ?? make(view, encoding).finally(() => making.delete(key));
    making.set(key, done);
    return done;
  };
  const ready = (view: VatView, encoding: Encoding) => {
    const key = `${view} ${encoding}`;
    const stored = forms.get(key);
    // Who asks does not wait for the smaller form. If it cannot be made, the one that is there does as well.
    if (stored && key === FIRST && ++timesAsked === 2) makeOnce(view, encoding).catch(() => undefined);
    return stored;
  };
  return {
    get bytes() {
      return bytes;
    },
    digest,
    ready,
    in: async (view, encoding) => ready(view, encoding) ?? makeOnce(view, encoding),
  };
}

function sizeOf(forms: ReadonlyMap<string, Bytes>): number {
  return [...forms.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
}

const unpack = promisify(brotliDecompress);
