import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { User } from '#features/accounts/contract.ts';
import { recordChange } from '#features/audit/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';
import type { Driver, driverBody } from '../drivers-contract.ts';
import { drivers } from '../tables.ts';
import type { DriverRow } from './drivers.ts';

type DriverForm = z.output<typeof driverBody>;

export async function addDriver(context: AppContext, form: DriverForm, actor: User): Promise<Driver> {
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const [driver] = await tx
      .insert(drivers)
      .values({ ...form, createdAt: at })
      .returning();
    if (!driver) throw new Error('The driver was not written.');
    const change = { actorId: actor.id, action: 'driver.created', recordType: 'driver', recordId: driver.id };
    await recordChange(tx, { ...change, before: null, after: form }, at);
    return presentDriver(driver);
  });
}

export async function changeDriver(context: AppContext, id: number, form: DriverForm, actor: User): Promise<Driver> {
  return context.db.transaction(async (tx) => {
    const [before] = await tx.select().from(drivers).where(eq(drivers.id, id)).for('update');
    if (!before) throw refuse('not_found', 'There is no such driver.');
    const [driver = before] = await tx.update(drivers).set(form).where(eq(drivers.id, id)).returning();
    const change = { actorId: actor.id, action: 'driver.updated', recordType: 'driver', recordId: id };
    const [was, is] = [presentDriver(before), presentDriver(driver)];
    await recordChange(tx, { ...change, before: was, after: is }, context.clock.now());
    return is;
  });
}

export function presentDriver({ id, name, phone, vehicle, licensePlate, isActive }: DriverRow): Driver {
  return { id, name, phone, vehicle, licensePlate, isActive };
}
