import { LIMITS } from './questions.ts';

const METRES_A_FOOT = 0.3048;
const INCHES_A_FOOT = 12;

// '6', '6,5 m', '20 ft', '6'7"', '6 ft 7 in'.
/** A distance in metres, typed in metres or in feet; null for anything else and for what is out of bounds. */
export function readMetres(text: string): number | null {
  const inFeet = /^(\d{1,3}(?:[.,]\d{1,2})?) ?(?:ft|feet|foot|'|’|′)(?: ?(\d{1,2}) ?(?:in|inches|"|”|″)?)?$/iu.exec(
    text,
  );
  if (inFeet) {
    const feet = Number(inFeet[1]?.replace(',', '.')) + Number(inFeet[2] ?? 0) / INCHES_A_FOOT;
    return within(LIMITS.metres, Math.round(feet * METRES_A_FOOT * 100) / 100);
  }
  return within(LIMITS.metres, readNumber(text.replace(/ ?(?:m|metres?|meters?)$/iu, '')));
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
