export const QUANTITY_MIN = 1;
export const QUANTITY_MAX = 999;

/** The typed whole number, clamped to 1 … `max`; anything else counts as 1. */
export function parseQuantity(text: string, max: number = QUANTITY_MAX): number {
  const typed = text.trim();
  if (!/^\d+$/.test(typed)) return QUANTITY_MIN;
  return Math.max(QUANTITY_MIN, Math.min(Number(typed), max));
}
