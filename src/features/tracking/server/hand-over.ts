import { eq } from 'drizzle-orm';
import { acceptPicture, storePrivately } from '#features/media/server/door.ts';
import { changeStatusWithin } from '#features/orders/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { refuseFields } from '#platform/refusal.ts';
import type { Delivered } from '../drive-contract.ts';
import { orderProofs } from '../tables.ts';
import { type DriveLink, demandAnyDrive, endLink, lockDrive, refuseEnded } from './drive-link.ts';

export type ProofRow = typeof orderProofs.$inferSelect;

export interface HandOver {
  link: DriveLink;
  delivered: Delivered;
  /** The caller's network address. */
  address: string;
}

/** Records a delivery with its proof, and ends the link. Repeating it, after a lost answer, changes nothing. */
export async function handOver(context: AppContext, { link, delivered, address }: HandOver): Promise<ProofRow> {
  const drive = await demandAnyDrive(context, link, address);
  if (!drive.isAlive) return (await findProof(context.db, drive.order.id)) ?? refuseEnded();
  const picture = await storePrivately(context, await openPicture(delivered.picture));
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const { order, driver } = await lockDrive(tx, link, drive.order.id);
    const proof = { orderId: order.id, driverId: driver.id, receivedBy: delivered.receivedBy, kind: delivered.kind };
    const [row] = await tx
      .insert(orderProofs)
      .values({ ...proof, picture, at })
      .onConflictDoUpdate({ target: orderProofs.orderId, set: { ...proof, picture, at } })
      .returning();
    if (!row) throw new Error('The proof of a delivery was not written.');
    await changeStatusWithin(tx, { orderId: order.id, status: 'delivered', actor: null }, at);
    await endLink(tx, order.id, at);
    return row;
  });
}

/** The proof of an order's delivery, if there is one. */
export async function findProof(db: Database | Transaction, orderId: number): Promise<ProofRow | undefined> {
  const [row] = await db.select().from(orderProofs).where(eq(orderProofs.orderId, orderId));
  return row;
}

async function openPicture(embedded: string) {
  const bytes = Buffer.from(embedded.slice(embedded.indexOf(',') + 1), 'base64');
  try {
    return await acceptPicture(bytes, { as: 'jpeg' });
  } catch (error) {
    if (error instanceof Error && error.name === 'Refusal') throw refuseFields({ picture: [error.message] });
    throw error;
  }
}
