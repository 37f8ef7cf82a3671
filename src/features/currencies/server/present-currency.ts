import type { Currency } from '#features/currencies/contract.ts';
import type { currencies } from '#features/currencies/tables.ts';

export function presentCurrency(row: typeof currencies.$inferSelect): Currency {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    symbol: row.symbol,
    exchangeRate: plainRate(row.exchangeRate),
    isActive: row.isActive,
    isDefault: row.isDefault,
  };
}

// '1.270000' as people write it: at least two decimals, no further noughts at the end.
function plainRate(rate: string): string {
  return rate.replace(/(\.\d{2}\d*?)0+$/, '$1');
}
