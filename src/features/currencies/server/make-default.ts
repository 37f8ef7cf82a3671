import { eq } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/door.ts';
import { ratesAgainst } from '#features/currencies/rates.ts';
import { currencies } from '#features/currencies/tables.ts';
import type { Transaction } from '#platform/database.ts';
import { refuseFields } from '#platform/refusal.ts';
import type { CurrencyRow } from './currency-rows.ts';

/** Makes a currency the default, converts all rates to it, and discards held rates, which were against the old one. */
export async function makeDefault(
  tx: Transaction,
  rows: readonly CurrencyRow[],
  chosen: CurrencyRow,
  { actorId, at }: { actorId: number; at: Date },
): Promise<CurrencyRow> {
  const rates = ratesAgainst(chosen.code, new Map(rows.map((row) => [row.code, Number(row.exchangeRate)])));
  const unfit = rows.find((row) => !rates?.has(row.code));
  if (!rates || unfit) {
    throw refuseFields({
      exchangeRate: [`Against this rate the one of ${unfit?.code} is too large or too small to keep`],
    });
  }
  const settled = { heldRate: null, heldAt: null, updatedAt: at };
  // The new default is written last, because there can be only one.
  for (const row of rows.filter(({ id }) => id !== chosen.id)) {
    const turned = { exchangeRate: rates.get(row.code), isDefault: false, ...settled };
    await tx.update(currencies).set(turned).where(eq(currencies.id, row.id));
  }
  const [row] = await tx
    .update(currencies)
    .set({ exchangeRate: '1.00', isDefault: true, rateFrozen: false, ...settled })
    .where(eq(currencies.id, chosen.id))
    .returning();
  if (!row) throw new Error('The default currency was not written.');
  const change = { actorId, action: 'currency.made_default', recordType: 'currency', recordId: chosen.id };
  const before = {
    default: rows.find((currency) => currency.isDefault)?.code ?? null,
    rates: Object.fromEntries(rows.map(({ code, exchangeRate }) => [code, exchangeRate])),
  };
  await recordChange(tx, { ...change, before, after: { default: row.code, rates: Object.fromEntries(rates) } }, at);
  return row;
}
