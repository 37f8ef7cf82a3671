/** The fields of a bank account, by their names in `settings`. */
export const BANK_FIELDS = ['accountName', 'sortCode', 'accountNumber', 'iban', 'bic'] as const;
export type BankField = (typeof BANK_FIELDS)[number];

/** Parses JSON text of an object; null for anything else. */
export function readObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** The form's fields of a bank account, `settings.sortCode` and so on, with the stored text. */
export function settingsValues(text: string): Record<string, string> {
  const stored = readObject(text) ?? {};
  const textIn = (key: string) => (typeof stored[key] === 'string' ? stored[key] : '');
  const bank = BANK_FIELDS.map((name) => [`settings.${name}`, textIn(name)]);
  return { settings: text, ...Object.fromEntries(bank) };
}

/** The `settings` text that the form's fields make. What the stored text holds besides stays. */
export function settingsText(values: Readonly<Record<string, string>>): string {
  const { settings = '', provider = '' } = values;
  const bank = BANK_FIELDS.map((name) => [name, values[`settings.${name}`]?.trim() || undefined]);
  const account = provider === 'bank_transfer' ? Object.fromEntries(bank) : {};
  return JSON.stringify({ ...readObject(settings), ...account, provider });
}
