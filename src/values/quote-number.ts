import { formatOrderNumber, readOrderNumber } from './order-number.ts';

/** Writes 40 random bits (five bytes) as `BQ-7K3Q-X9MD`, like an order number. */
export function formatQuoteNumber(bytes: Uint8Array): string {
  return formatOrderNumber(bytes).replace('BF', 'BQ');
}

/** Reads a typed quote number: any case, spaces or dashes, O for 0, I or L for 1. `null` if invalid. */
export function readQuoteNumber(typed: string): string | null {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const body = letters.startsWith('BQ') && letters.length === 10 ? letters.slice(2) : letters;
  if (body.length !== 8) return null;
  return readOrderNumber(body)?.replace('BF', 'BQ') ?? null;
}
