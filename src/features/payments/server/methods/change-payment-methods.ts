import { eq } from 'drizzle-orm';
import { type Caller, requireProof, signedIn } from '#features/accounts/server/door.ts';
import { recordChange } from '#features/audit/server/door.ts';
import type { PaymentMethodBody } from '#features/payments/form.ts';
import { paymentMethods } from '#features/payments/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import type { PaymentsDeps } from '../api.ts';
import type { PaymentMethodRow } from './payment-methods.ts';

/** Adds a payment method, after a proof. Checkout offers it at once when it is active and its provider is configured. */
export async function createPaymentMethod(
  context: AppContext,
  body: PaymentMethodBody,
  caller: Caller,
): Promise<PaymentMethodRow> {
  requireProof(context, caller);
  const [actorId, at] = [signedIn(caller).id, context.clock.now()];
  return context.db.transaction(async (tx) => {
    const values = { ...toColumns(body), createdAt: at, updatedAt: at };
    const [row] = await tx.insert(paymentMethods).values(values).returning();
    if (!row) throw new Error('The payment method was not written.');
    await recordChange(tx, { ...changeOf(row, actorId, 'created'), before: null, after: describe(row) }, at);
    return row;
  });
}

/** Changes a payment method after a proof, or switches it on or off. Orders retain the method's name of their day. */
export async function changePaymentMethod(
  context: AppContext,
  id: number,
  body: PaymentMethodBody,
  caller: Caller,
): Promise<PaymentMethodRow> {
  requireProof(context, caller);
  const [actorId, at] = [signedIn(caller).id, context.clock.now()];
  return context.db.transaction(async (tx) => {
    const before = await lockMethod(tx, id);
    const [row] = await tx
      .update(paymentMethods)
      .set({ ...toColumns(body), updatedAt: at })
      .where(eq(paymentMethods.id, id))
      .returning();
    if (!row) throw noSuchMethod();
    await recordChange(
      tx,
      { ...changeOf(row, actorId, 'changed'), before: describe(before), after: describe(row) },
      at,
    );
    return row;
  });
}

/** Deletes a payment method. Refuses one with orders, which can be switched off instead. */
export async function removePaymentMethod(
  { db, clock }: AppContext,
  id: number,
  actorId: number,
  deps: PaymentsDeps,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockMethod(tx, id);
    if (await deps.isUsed(tx, id)) {
      throw refuse('conflict', 'Orders were placed with this payment method, so it is kept. Switch it off instead.');
    }
    await tx.delete(paymentMethods).where(eq(paymentMethods.id, id));
    await recordChange(tx, { ...changeOf(row, actorId, 'deleted'), before: describe(row), after: null }, clock.now());
  });
}

async function lockMethod(tx: Transaction, id: number): Promise<PaymentMethodRow> {
  const [row] = await tx.select().from(paymentMethods).where(eq(paymentMethods.id, id)).for('update');
  if (!row) throw noSuchMethod();
  return row;
}

function noSuchMethod() {
  return refuse('not_found', 'There is no such payment method. Somebody may have deleted it.');
}

function toColumns({ settings = {}, description, ...body }: PaymentMethodBody) {
  return { ...body, description: description ?? null, settings };
}

function changeOf({ id }: PaymentMethodRow, actorId: number, verb: string) {
  return { actorId, action: `payment_method.${verb}`, recordType: 'payment_method', recordId: id };
}

function describe({ name, description, processingFee, isActive, acceptedCurrencies, settings }: PaymentMethodRow) {
  return { name, description, processingFee, isActive, acceptedCurrencies, settings };
}
