import { eq } from 'drizzle-orm';
import { recordChange } from '#features/audit/server/door.ts';
import { changeBeside } from '#features/catalogue/server/door.ts';
import type { DeliveryMethodForm } from '#features/delivery/form.ts';
import { deliveryMethods } from '#features/delivery/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import type { DeliveryDeps } from './api.ts';
import { type DeliveryMethodRow, presentDeliveryMethod } from './delivery-methods.ts';

// Pages state delivery prices and days, so each change invalidates the pages of every instance.

/** Adds a delivery method. */
export function createDeliveryMethod(
  context: AppContext,
  form: DeliveryMethodForm,
  actorId: number,
): Promise<DeliveryMethodRow> {
  const at = context.clock.now();
  return changeBeside(context, async (tx) => {
    const values = { ...toColumns(form), createdAt: at, updatedAt: at };
    const [row] = await tx.insert(deliveryMethods).values(values).returning();
    if (!row) throw new Error('The delivery method was not written.');
    await recordChange(tx, { ...changeOf(row, actorId, 'created'), before: null, after: describe(row) }, at);
    return row;
  });
}

/** Changes a delivery method. Orders store their own fee and name. */
export function changeDeliveryMethod(
  context: AppContext,
  id: number,
  form: DeliveryMethodForm,
  actorId: number,
): Promise<DeliveryMethodRow> {
  const at = context.clock.now();
  return changeBeside(context, async (tx) => {
    const before = await lockMethod(tx, id);
    const [row] = await tx
      .update(deliveryMethods)
      .set({ ...toColumns(form), updatedAt: at })
      .where(eq(deliveryMethods.id, id))
      .returning();
    if (!row) throw noSuchMethod();
    const parts = { before: describe(before), after: describe(row) };
    await recordChange(tx, { ...changeOf(row, actorId, 'changed'), ...parts }, at);
    return row;
  });
}

/** Deletes a delivery method. One that orders name can only be switched off. */
export async function removeDeliveryMethod(
  context: AppContext,
  id: number,
  actorId: number,
  deps: DeliveryDeps,
): Promise<void> {
  await changeBeside(context, async (tx) => {
    const row = await lockMethod(tx, id);
    if (await deps.isUsed(tx, id)) {
      throw refuse('conflict', 'Orders were placed with this delivery method, so it is kept. Switch it off instead.');
    }
    await tx.delete(deliveryMethods).where(eq(deliveryMethods.id, id));
    await recordChange(
      tx,
      { ...changeOf(row, actorId, 'deleted'), before: describe(row), after: null },
      context.clock.now(),
    );
  });
}

async function lockMethod(tx: Transaction, id: number): Promise<DeliveryMethodRow> {
  const [row] = await tx.select().from(deliveryMethods).where(eq(deliveryMethods.id, id)).for('update');
  if (!row) throw noSuchMethod();
  return row;
}

function noSuchMethod() {
  return refuse('not_found', 'There is no such delivery method. Somebody may have deleted it.');
}

function toColumns({ description, cutOff, zones, ...form }: DeliveryMethodForm) {
  // Who reads the method's own figures alone reads those of a zone that it serves.
  const [first] = form.isCollection ? [] : (zones ?? []);
  const own = first && { price: first.price, freeThreshold: first.freeThreshold, estimatedDays: first.days };
  return { ...form, ...own, zones, cutOffMinutes: cutOff, description: description ?? null };
}

function changeOf({ id }: DeliveryMethodRow, actorId: number, verb: string) {
  return { actorId, action: `delivery_method.${verb}`, recordType: 'delivery_method', recordId: id };
}

function describe(row: DeliveryMethodRow) {
  const { id: _, ...shown } = presentDeliveryMethod(row);
  return shown;
}
