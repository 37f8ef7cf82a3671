import { eq } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/door.ts';
import { currencies } from '#features/currencies/tables.ts';
import type { Transaction } from '#platform/database.ts';
import type { CurrencyRow } from './currency-rows.ts';

/** Makes a currency the default, the one that visitors see until they choose. No rate changes: each is for one pound. */
export async function makeDefault(
  tx: Transaction,
  rows: readonly CurrencyRow[],
  chosen: CurrencyRow,
  { actorId, at }: { actorId: number; at: Date },
): Promise<CurrencyRow> {
  const last = rows.find((row) => row.isDefault);
  // The last one first, because there can be only one.
  if (last) await tx.update(currencies).set({ isDefault: false, updatedAt: at }).where(eq(currencies.id, last.id));
  const [row] = await tx
    .update(currencies)
    .set({ isDefault: true, updatedAt: at })
    .where(eq(currencies.id, chosen.id))
    .returning();
  if (!row) throw new Error('The default currency was not written.');
  const change = { actorId, action: 'currency.made_default', recordType: 'currency', recordId: chosen.id };
  await recordChange(tx, { ...change, before: { default: last?.code ?? null }, after: { default: row.code } }, at);
  return row;
}
