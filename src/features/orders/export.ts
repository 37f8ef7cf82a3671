import { vatRateFor } from './order-totals.ts';

/** What is said of an order that leaves the United Kingdom, wherever its VAT is told to the buyer. */
export const EXPORT_NOTE =
  'Exports from the UK are zero-rated; duty and taxes of the country of arrival are the buyer’s';

/** Whether goods for this address leave the United Kingdom for VAT; without one they are collected. */
export function isExport(destination: { country: string; postcode: string } | null): boolean {
  // Any rate works here: the question is only whether VAT applies.
  return vatRateFor(destination, 2000) === 0;
}
