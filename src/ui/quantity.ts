export const QUANTITY_MIN = 1;
export const QUANTITY_MAX = 999;

/** The whole number that was typed, held between 1 and the most; anything that is no such number counts as 1. */
export function parseQuantity(text: string, max: number = QUANTITY_MAX): number {
  const typed = text.trim();
  if (!/^\d+$/.test(typed)) return QUANTITY_MIN;
  return Math.max(QUANTITY_MIN, Math.min(Number(typed), max));
}
