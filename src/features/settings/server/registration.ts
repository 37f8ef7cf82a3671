import { saidWithoutVat } from '#features/settings/legal/without-vat.ts';
import { isRegistered } from '#features/settings/vat-registration.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { companyDetails } from './settings.ts';
import { listVatRates, vatRateAt } from './vat-rate.ts';

/** Whether the shop is registered for VAT at that moment. */
export async function isShopRegistered(db: Database | Transaction, at: Date): Promise<boolean> {
  return isRegistered(await companyDetails(db), await vatRateAt(db, at));
}

/** What makes a text one of this shop: as it is, or without the words of VAT where it is not registered for it. */
export async function shopWords(db: Database | Transaction, at: Date): Promise<(text: string) => string> {
  return (await isShopRegistered(db, at)) ? (text) => text : saidWithoutVat;
}

/** Whether its books may have VAT in them: it is registered, or was once. */
export async function mayHaveChargedVat(db: Database | Transaction, at: Date): Promise<boolean> {
  const rates = await listVatRates(db);
  return (await isShopRegistered(db, at)) || rates.some(({ rate }) => rate > 0);
}
