export const QUANTITY_MIN = 1;
export const QUANTITY_MAX = 999;

/** What is said at the field of a typed text that is none. */
export const NO_QUANTITY = `Quantity must be a whole number from ${QUANTITY_MIN} to ${QUANTITY_MAX}`;

/** The typed whole number, clamped to 1 … `max`; anything else counts as 1. */
export function parseQuantity(text: string, max: number = QUANTITY_MAX): number {
  if (!isQuantity(text)) return QUANTITY_MIN;
  return Math.max(QUANTITY_MIN, Math.min(Number(text.trim()), max));
}

/** Whether a text is a whole number from 1. */
export function isQuantity(text: string): boolean {
  const typed = text.trim();
  return /^\d+$/.test(typed) && Number(typed) >= QUANTITY_MIN;
}
