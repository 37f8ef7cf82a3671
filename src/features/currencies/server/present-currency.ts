import type { Currency, StaffCurrency } from '#features/currencies/contract.ts';
import { showsPrices } from '#features/currencies/shown-rate.ts';
import type { CurrencyRow } from './currency-rows.ts';

export function presentCurrency(row: CurrencyRow, now: Date): Currency {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    symbol: row.symbol,
    exchangeRate: plainRate(row.exchangeRate),
    isActive: row.isActive,
    isDefault: row.isDefault,
    rateUpdatedAt: row.rateUpdatedAt.toISOString(),
    showsPrices: showsPrices(row, now),
  };
}

/** The same with the state of its rate. */
export function presentForStaff(row: CurrencyRow, now: Date): StaffCurrency {
  return {
    ...presentCurrency(row, now),
    rateFrozen: row.rateFrozen,
    heldRate: row.heldRate === null ? null : plainRate(row.heldRate),
  };
}

// '1.270000' becomes '1.27': at least two decimals, no further trailing zeros.
function plainRate(rate: string): string {
  return rate.replace(/(\.\d{2}\d*?)0+$/, '$1');
}
