import { promisify } from 'node:util';
import { brotliDecompress, brotliDecompressSync } from 'node:zlib';
import { inVatView, type VatView } from '#features/settings/vat-view.ts';
import { openLeisure } from '#platform/at-leisure.ts';
import { digestOf } from '#platform/digest.ts';
import { brotliQuickly, type Encoding, encodedBytes } from '#platform/http/compressed-text.ts';
import type { PackedText, Packer } from './packed-text.ts';

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
  /** Stores only what the page has beside others of its kind. */
  pack(): void;
  /** Nothing of it can be sent before it is unpacked. */
  readonly isPacked: boolean;
}

interface Storing {
  /** That of the pages of its kind. */
  packer: Packer;
  /** Called when it takes more or less than before. */
  onResized(): void;
}

// Browsers take Brotli. Other forms are stored once they are asked for; without any compression a page is unpacked each time.
const STORED: ReadonlySet<Encoding> = new Set(['br', 'gzip']);
const FIRST = 'ex br';
// To compress a page well takes half of what it takes to render it, which a visit too many of a rare page would not repay, and visitors
// who come in numbers would wait for.
const VISITS_OF_POPULAR = 8;
const leisure = openLeisure();

/** Stores this page, UTF-8: in haste at first, because most addresses are asked for a few times, and an eighth smaller once it is popular. */
export function pageBody(html: Uint8Array, { packer, onResized }: Storing): PageBody {
  const first = html.byteLength === 0 ? new Uint8Array() : brotliQuickly(html);
  // A quarter as long as the page, and as different.
  const digest = digestOf(first);
  const forms = new Map<string, Bytes>([[FIRST, first]]);
  const making = new Map<string, Promise<Bytes>>();
  // Stays when forms are made of it, so that the page can be packed again for nothing.
  let packed: PackedText | null = null;
  let bytes = first.byteLength;
  let timesAsked = 0;
  let isThorough = html.byteLength === 0;

  const textNow = async (): Promise<string> => {
    const first = forms.get(FIRST);
    return first ? unbrotli(first) : (packed?.text() ?? '');
  };
  const make = async (view: VatView, encoding: Encoding): Promise<Bytes> => {
    const isFirst = `${view} ${encoding}` === FIRST;
    const text = inVatView(await textNow(), view);
    const bytes = Buffer.from(text);
    const form = isFirst ? brotliQuickly(bytes) : await encodedBytes(bytes, encoding);
    if (!STORED.has(encoding)) return form;
    forms.set(`${view} ${encoding}`, form);
    measure();
    return form;
  };
  const makeSmaller = async () => {
    const quick = forms.get(FIRST);
    if (!quick || isThorough) return;
    const form = await encodedBytes(Buffer.from(await unbrotli(quick)), 'br');
    // Meanwhile it may have been packed, and unpacked.
    if (forms.get(FIRST) !== quick) return;
    isThorough = true;
    forms.set(FIRST, form);
    measure();
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
    // If the smaller form cannot be made, the one that is there does as well.
    if (key === FIRST && !isThorough && ++timesAsked % VISITS_OF_POPULAR === 0) leisure.later(makeSmaller);
    return stored;
  };
  const measure = () => {
    bytes = [...forms.values()].reduce((sum, { byteLength }) => sum + byteLength, packed?.bytes ?? 0);
    onResized();
  };
  const pack = () => {
    const first = forms.get(FIRST);
    if (first?.byteLength === 0) return;
    if (first) packed ??= packer(brotliDecompressSync(first).toString('utf8'));
    forms.clear();
    timesAsked = 0;
    isThorough = false;
    bytes = packed?.bytes ?? 0;
  };
  return {
    get bytes() {
      return bytes;
    },
    digest,
    ready,
    in: async (view, encoding) => ready(view, encoding) ?? makeOnce(view, encoding),
    pack,
    get isPacked() {
      return packed !== null && forms.size === 0;
    },
  };
}

const unbrotliAside = promisify(brotliDecompress);

async function unbrotli(bytes: Bytes): Promise<string> {
  return bytes.byteLength === 0 ? '' : (await unbrotliAside(bytes)).toString('utf8');
}
