import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

const LEAST_DIGITS = 4;

/** The `like` pattern for text that contains these words; `%` and `_` are escaped. */
export function containing(words: string): string {
  return `%${words.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * Whether a phone number has the digits of `q`, however either is spaced, and with or without the UK's country code; undefined
 * where `q` is no number of at least four digits.
 */
export function hasDigits(column: AnyColumn, q: string): SQL | undefined {
  const digits = /^[+\d\s()-]+$/.test(q) ? q.replace(/\D/g, '').replace(/^(0|44)+/, '') : '';
  if (digits.length < LEAST_DIGITS) return undefined;
  return sql`regexp_replace(${column}, '\\D', '', 'g') like ${`%${digits}%`}`;
}
