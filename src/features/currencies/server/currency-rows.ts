import type { Currency, StaffCurrency } from '#features/currencies/contract.ts';
import { showsPrices } from '#features/currencies/shown-rate.ts';
import { currencies } from '#features/currencies/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';

export type CurrencyRow = typeof currencies.$inferSelect;

/** Every currency, active or not, by id. */
export function listCurrencies(db: Database | Transaction): Promise<CurrencyRow[]> {
  return db.select().from(currencies).orderBy(currencies.id);
}

/** The same, locked: a change affects the rates relative to one another. */
export function lockCurrencies(tx: Transaction): Promise<CurrencyRow[]> {
  return tx.select().from(currencies).orderBy(currencies.id).for('update');
}

export function presentCurrency(row: CurrencyRow, now: Date): Currency {
  const { id, code, name, symbol, isActive, isDefault } = row;
  const rate = { exchangeRate: plainRate(row.exchangeRate), rateUpdatedAt: row.rateUpdatedAt.toISOString() };
  return { id, code, name, symbol, isActive, isDefault, ...rate, showsPrices: showsPrices(row, now) };
}

/** The same with the state of its rate. */
export function presentForStaff(row: CurrencyRow, now: Date): StaffCurrency {
  const heldRate = row.heldRate === null ? null : plainRate(row.heldRate);
  return { ...presentCurrency(row, now), rateFrozen: row.rateFrozen, heldRate };
}

// '1.270000' becomes '1.27': at least two decimals, no further trailing zeros.
function plainRate(rate: string): string {
  return rate.replace(/(\.\d{2}\d*?)0+$/, '$1');
}
