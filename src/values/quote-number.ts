import { formatOrderNumber, readOrderNumber } from './order-number.ts';

/** Writes 40 random bits (five bytes) as `BQ-7K3Q-X9MD`: an order's number with another head. */
export function formatQuoteNumber(bytes: Uint8Array): string {
  return formatOrderNumber(bytes).replace('BF', 'BQ');
}

/** What a person typed, as the number it means: any case, spaces or dashes, O for 0, I or L for 1. `null` if none. */
export function readQuoteNumber(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const body = letters.startsWith('BQ') && letters.length === 10 ? letters.slice(2) : letters;
  if (body.length !== 8) return null;
  return readOrderNumber(body)?.replace('BF', 'BQ') ?? null;
}
