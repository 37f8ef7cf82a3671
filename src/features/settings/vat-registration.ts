import type { BasisPoints } from '#values/money.ts';

/** Whether a seller is registered for VAT: one without a VAT number that charges none is not, and must not speak of VAT. */
export function isRegistered({ vatNumber }: { vatNumber: string }, vatRate: BasisPoints): boolean {
  return vatNumber !== '' || vatRate > 0;
}
