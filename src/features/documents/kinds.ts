/** The documents that are issued with a number and never change. */
export const DOCUMENT_KINDS = ['invoice', 'credit_note'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

const PREFIX: Record<DocumentKind, string> = { invoice: 'INV', credit_note: 'CN' };

/** The printed number, such as `INV-000123`; longer than six digits when the count is. */
export function documentNumber(kind: DocumentKind, count: number): string {
  return `${PREFIX[kind]}-${String(count).padStart(6, '0')}`;
}

/** Normalises a typed document number; null when it cannot be one. */
export function readDocumentNumber(text: string): string | null {
  const number = text.trim().toUpperCase();
  return /^(INV|CN)-\d{6,10}$/.test(number) ? number : null;
}
