/** What is issued under a number of its own, and stays as it was. */
export const DOCUMENT_KINDS = ['invoice', 'credit_note'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

const PREFIX: Record<DocumentKind, string> = { invoice: 'INV', credit_note: 'CN' };

/** The number as it is printed: `INV-000123`. A series that outgrows six digits goes on with seven. */
export function documentNumber(kind: DocumentKind, count: number): string {
  return `${PREFIX[kind]}-${String(count).padStart(6, '0')}`;
}

/** The number that somebody wrote, as it is printed; null when it can be none. */
export function readDocumentNumber(text: string): string | null {
  const number = text.trim().toUpperCase();
  return /^(INV|CN)-\d{6,10}$/.test(number) ? number : null;
}
