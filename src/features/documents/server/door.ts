// What other features may call of the documents; each is described where it is written.

export { hasVatDocument } from './find-documents.ts';
export { issueDue } from './issue-due.ts';
export type { PrintedCatalogue, PrintedProduct } from './pdf/catalogue-sheet.tsx';
export type { PrintedQuote } from './pdf/quote-sheet.tsx';
export { printCatalogue, printQuote, printWallPlan } from './print.ts';
export { printerVersion } from './printer.ts';
