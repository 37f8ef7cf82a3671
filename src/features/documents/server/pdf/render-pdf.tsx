import { renderToBuffer } from '@react-pdf/renderer';
import { CatalogueSheet, type PrintedCatalogue } from './catalogue-sheet.tsx';
import { loadFonts } from './fonts.ts';
import { type MoneyDocument, MoneyDocumentSheet } from './money-document.tsx';
import { type PackingSlip, PackingSlipSheet } from './packing-slip.tsx';
import { printable } from './printable.ts';
import { type PrintedQuote, QuoteSheet } from './quote-sheet.tsx';
import { type PrintedWall, WallSheet } from './wall-sheet.tsx';

/** A sheet to print, which can be sent to another process. */
export type PrintJob =
  | { sheet: 'money'; document: MoneyDocument }
  | { sheet: 'packing_slip'; slip: PackingSlip }
  | { sheet: 'quote'; quote: PrintedQuote }
  | { sheet: 'wall'; wall: PrintedWall }
  | { sheet: 'catalogue'; catalogue: PrintedCatalogue };

export async function renderPdf(job: PrintJob): Promise<Uint8Array<ArrayBuffer>> {
  const ready = await readyToPrint(job);
  return new Uint8Array(await renderToBuffer(sheetOf(ready)));
}

function sheetOf(job: PrintJob) {
  switch (job.sheet) {
    case 'money':
      return <MoneyDocumentSheet document={job.document} />;
    case 'packing_slip':
      return <PackingSlipSheet slip={job.slip} />;
    case 'quote':
      return <QuoteSheet quote={job.quote} />;
    case 'wall':
      return <WallSheet wall={job.wall} />;
    case 'catalogue':
      return <CatalogueSheet catalogue={job.catalogue} />;
  }
}

/** Makes every text in a value printable. */
async function readyToPrint<T>(value: T): Promise<T> {
  const fonts = await loadFonts(JSON.stringify(value, withoutPictures));
  const has = (codePoint: number) => fonts.some((font) => font.hasGlyphForCodePoint(codePoint));
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return printable(part, has);
    if (Array.isArray(part)) return part.map(walk);
    if (part === null || typeof part !== 'object' || part instanceof Uint8Array) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, walk(inner)]));
  };
  return walk(value) as T;
}

// As text, a picture would take fifteen times its bytes.
function withoutPictures(_key: string, part: unknown): unknown {
  return part instanceof Uint8Array ? undefined : part;
}
