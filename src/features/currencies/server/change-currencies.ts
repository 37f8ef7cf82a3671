import { eq } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/door.ts';
import type { CurrencyBody } from '#features/currencies/form.ts';
import { CHARGED_IN } from '#features/currencies/shown-rate.ts';
import { currencies } from '#features/currencies/tables.ts';
import { DEFAULT_CURRENCY } from '#features/currencies/words.ts';
import type { AppContext } from '#platform/app-context.ts';
import { orTaken, type Transaction } from '#platform/database.ts';
import { refuse, refuseFields } from '#platform/refusal.ts';
import { type CurrencyRow, lockCurrencies } from './currency-rows.ts';
import { makeDefault } from './make-default.ts';

type Saving = { actorId: number; at: Date };

/** Adds a currency, as the new default if requested. */
export function createCurrency(context: AppContext, body: CurrencyBody, actorId: number): Promise<CurrencyRow> {
  const saving = { actorId, at: context.clock.now() };
  return withoutTwins(
    context.db.transaction(async (tx) => {
      const rows = await lockCurrencies(tx);
      refuseTwin(rows, body.code);
      refuseInactiveDefault(body);
      refuseOtherPoundRate(body);
      const { isDefault = false, ...values } = body;
      const stamps = { createdAt: saving.at, updatedAt: saving.at, rateUpdatedAt: saving.at };
      const inserted = { ...values, ...stamps };
      const [row] = await tx.insert(currencies).values(inserted).returning();
      if (!row) throw new Error('The currency was not written.');
      await recordChange(tx, { ...changeOf(row, actorId, 'created'), before: null, after: describe(row) }, saving.at);
      return isDefault ? makeDefault(tx, [...rows, row], row, saving) : row;
    }),
  );
}

/** Changes a currency. A typed rate, or freezing the rate, discards a held one. */
export function changeCurrency(
  context: AppContext,
  id: number,
  body: CurrencyBody,
  actorId: number,
): Promise<CurrencyRow> {
  const saving = { actorId, at: context.clock.now() };
  return withoutTwins(context.db.transaction((tx) => change(tx, id, body, saving)));
}

async function change(tx: Transaction, id: number, body: CurrencyBody, saving: Saving): Promise<CurrencyRow> {
  const rows = await lockCurrencies(tx);
  const before = demand(rows, id);
  refuseTwin(rows, body.code, id);
  refuseInactiveDefault({ ...body, isDefault: body.isDefault ?? before.isDefault });
  if (before.isDefault) refuseLosingDefault(body);
  if (before.code === CHARGED_IN) refuseLosingPounds(body);
  refuseOtherPoundRate(body);
  const { isDefault = before.isDefault, ...values } = body;
  const isNewRate = Number(values.exchangeRate) !== Number(before.exchangeRate);
  const isSettled = isNewRate || values.rateFrozen;
  const [row] = await tx
    .update(currencies)
    .set({
      ...values,
      updatedAt: saving.at,
      ...(isNewRate ? { rateUpdatedAt: saving.at } : {}),
      ...(isSettled ? { heldRate: null, heldAt: null } : {}),
    })
    .where(eq(currencies.id, id))
    .returning();
  if (!row) throw noSuchCurrency();
  const parts = { before: describe(before), after: describe(row) };
  await recordChange(tx, { ...changeOf(row, saving.actorId, 'changed'), ...parts }, saving.at);
  const others = rows.filter((other) => other.id !== id);
  return isDefault && !before.isDefault ? makeDefault(tx, [...others, row], row, saving) : row;
}

/** Deletes a currency, except the default one and pounds, which orders are charged in. */
export async function removeCurrency({ db, clock }: AppContext, id: number, actorId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const row = demand(await lockCurrencies(tx), id);
    if (row.isDefault) throw refuse('default_currency', DEFAULT_CURRENCY.description);
    if (row.code === CHARGED_IN) throw refuse('conflict', 'Orders are charged in pounds, so GBP is kept.');
    await tx.delete(currencies).where(eq(currencies.id, id));
    await recordChange(tx, { ...changeOf(row, actorId, 'deleted'), before: describe(row), after: null }, clock.now());
  });
}

function demand(rows: readonly CurrencyRow[], id: number): CurrencyRow {
  const row = rows.find((currency) => currency.id === id);
  if (!row) throw noSuchCurrency();
  return row;
}

function noSuchCurrency() {
  return refuse('not_found', 'There is no such currency. Somebody may have deleted it.');
}

function refuseTwin(rows: readonly CurrencyRow[], code: string, id?: number): void {
  if (rows.some((row) => row.code === code && row.id !== id))
    throw twin(`There is a currency with the code ${code} already`);
}

function twin(sentence: string) {
  return refuse('conflict', `${sentence}.`, { errors: { code: [sentence] } });
}

// Of two simultaneous additions the second violates the unique key.
function withoutTwins<T>(saving: Promise<T>): Promise<T> {
  return orTaken(saving, () => twin('Somebody has just added a currency with this code'));
}

function refuseInactiveDefault({ isDefault, isActive }: CurrencyBody): void {
  if (isDefault && !isActive) throw refuseFields({ isActive: ['The default currency is always active'] });
}

function refuseLosingDefault({ isDefault }: CurrencyBody): void {
  if (isDefault === false) throw refuseFields({ isDefault: ['Make another currency the default instead'] });
}

function refuseOtherPoundRate({ code, exchangeRate }: CurrencyBody): void {
  if (code !== CHARGED_IN || Number(exchangeRate) === 1) return;
  throw refuseFields({ exchangeRate: ['Pounds have the rate 1: every rate is for one pound'] });
}

function refuseLosingPounds({ code, isActive }: CurrencyBody): void {
  if (code !== CHARGED_IN) throw refuseFields({ code: ['Orders are charged in pounds, so GBP keeps its code'] });
  if (!isActive) throw refuseFields({ isActive: ['Orders are charged in pounds, so GBP stays active'] });
}

function changeOf({ id }: CurrencyRow, actorId: number, verb: string) {
  return { actorId, action: `currency.${verb}`, recordType: 'currency', recordId: id };
}

function describe({ code, name, symbol, exchangeRate, isActive, rateFrozen, heldRate }: CurrencyRow) {
  return { code, name, symbol, exchangeRate, isActive, rateFrozen, heldRate };
}
