/** The documents that are issued with a number and never change. */
export const DOCUMENT_KINDS = ['invoice', 'credit_note'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What the printed number begins with, such as `INV-000123`. */
export const PREFIXES: Record<DocumentKind, string> = { invoice: 'INV', credit_note: 'CN' };

/** Normalises a typed document number; null when it cannot be one. */
export function readDocumentNumber(text: string): string | null {
  const number = text.trim().toUpperCase();
  return /^(INV|CN)-\d{6,10}$/.test(number) ? number : null;
}
