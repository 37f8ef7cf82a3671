import { currencies } from '#features/currencies/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';

export type CurrencyRow = typeof currencies.$inferSelect;

/** Every currency, active or not, by id. */
export function listCurrencies(db: Database | Transaction): Promise<CurrencyRow[]> {
  return db.select().from(currencies).orderBy(currencies.id);
}

/** The same, held: rates mean something together only, so whoever changes one holds them all. */
export function lockCurrencies(tx: Transaction): Promise<CurrencyRow[]> {
  return tx.select().from(currencies).orderBy(currencies.id).for('update');
}
