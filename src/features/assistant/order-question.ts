import { readOrderNumber } from '#values/order-number.ts';

const ABOUT_ORDER =
  /\b(?:my|our|the|an?)\s+(?:orders?|parcels?|packages?|deliver(?:y|ies))\b|\border (?:status|number)\b|\b(?:track|where)\b.*\b(?:order|parcel|package|delivery)\b/i;
const NUMBER = /\bBF[-\s]?[0-9A-Z]{4}[-\s]?[0-9A-Z]{4}\b/i;

/** Whether somebody asks how an order stands, and which one if they name it; null when they ask something else. */
export function readOrderQuestion(message: string): { orderNumber: string | null } | null {
  const named = NUMBER.exec(message)?.[0];
  const orderNumber = named ? readOrderNumber(named) : null;
  return orderNumber || ABOUT_ORDER.test(message) ? { orderNumber } : null;
}
