import { renderToBuffer } from '@react-pdf/renderer';
import { loadFonts } from './fonts.ts';
import { type MoneyDocument, MoneyDocumentSheet } from './money-document.tsx';
import { type PackingSlip, PackingSlipSheet } from './packing-slip.tsx';
import { printable } from './printable.ts';

/** What is to be printed, ready to be handed to another thread. */
export type PrintJob = { sheet: 'money'; document: MoneyDocument } | { sheet: 'packing_slip'; slip: PackingSlip };

export async function renderPdf(job: PrintJob): Promise<Uint8Array<ArrayBuffer>> {
  const ready = await readyToPrint(job);
  const sheet =
    ready.sheet === 'money' ? <MoneyDocumentSheet document={ready.document} /> : <PackingSlipSheet slip={ready.slip} />;
  return new Uint8Array(await renderToBuffer(sheet));
}

/** The same with every text in it made printable. */
async function readyToPrint<T>(value: T): Promise<T> {
  const fonts = await loadFonts();
  const has = (codePoint: number) => fonts.some((font) => font.hasGlyphForCodePoint(codePoint));
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return printable(part, has);
    if (Array.isArray(part)) return part.map(walk);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, walk(inner)]));
  };
  return walk(value) as T;
}
