import { readOrderNumber } from '#values/order-number.ts';

const ABOUT_ORDER =
  /\b(?:my|our)\s+(?:last |recent |latest )?(?:orders?|parcels?|packages?|deliver(?:y|ies)\b(?! address))|\border (?:status|number)\b|\b(?:track(?:ing)?|where)\b.*\b(?:order|parcel|package|delivery)\b|\b(?:the|an) (?:order|parcel) (?:i|we|that)\b|\border(?:ed)?\b.*\b(?:last (?:week|month|year)|already|yesterday|number|no\.?|\d{4,})|\bits? order\b|\b(?:has|have|hasn[’']?t) .*\b(?:shipped|been sent|arrived)\b/i;
const NUMBER = /\bBF[-\s]?[0-9A-Z]{4}[-\s]?[0-9A-Z]{4}\b/i;

/** Reads a question about an order, with its number if it names one; null for any other message. */
export function readOrderQuestion(message: string): { orderNumber: string | null } | null {
  const named = NUMBER.exec(message)?.[0];
  const orderNumber = named ? readOrderNumber(named) : null;
  return orderNumber || ABOUT_ORDER.test(message) ? { orderNumber } : null;
}
