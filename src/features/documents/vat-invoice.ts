import { isRegistered } from '#features/settings/vat-registration.ts';

/** Whether a document speaks of VAT: a seller without a VAT number who charges none is not registered, and may issue no VAT invoice. */
export function isOfVat({ seller, sums }: { seller: { vatNumber: string }; sums: { vatRate: number } }): boolean {
  return isRegistered(seller, sums.vatRate);
}
