import { readLength } from '#values/length.ts';
import { LIMITS } from './questions.ts';

/** A distance in metres, typed as any length; a number alone is in metres. Null for anything else and for what is out of bounds. */
export function readMetres(text: string): number | null {
  const mm = readLength(text, 'm');
  return mm === null ? null : within(LIMITS.metres, Math.round(mm / 10) / 100);
}

// '20,000' has its thousands marked, '6,5' a decimal.
/** A number as people type it; NaN for anything else. */
export function readNumber(text: string): number {
  if (/^\d{1,3}(?:,\d{3})+$/u.test(text)) return Number(text.replaceAll(',', ''));
  return /^\d{1,7}(?:[.,]\d{1,2})?$/u.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

/** A whole number within limits, or null. */
export function whole(limits: { least: number; most: number }, text: string): number | null {
  return /^\d{1,3}$/u.test(text) ? within(limits, Number(text)) : null;
}

/** The value, or null where it is out of bounds. */
export function within({ least, most }: { least: number; most: number }, value: number): number | null {
  return value >= least && value <= most ? value : null;
}
