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
