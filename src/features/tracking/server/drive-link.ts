import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { findOrderRow, lockOrderRow, type OrderRow } from '#features/orders/server/door.ts';
import type { Announcement } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { useUp as countGuess, type Limit } from '#platform/limits.ts';
import type { ReactionWork } from '#platform/reactions-runner.ts';
import { refuse } from '#platform/refusal.ts';
import { readOrderNumber } from '#values/order-number.ts';
import { isOver } from '../drive.ts';
import { drivers, orderDrivers } from '../tables.ts';
import { DEAD_LINK } from '../words.ts';
import type { DriverRow } from './drivers.ts';

/** The delivery that a driver's link opens. */
export interface Drive {
  order: OrderRow;
  driver: DriverRow;
  assignedAt: Date;
  isAlive: boolean;
}

export interface DriveLink {
  orderNumber: string;
  key: string;
}

/** Limits guessing of keys. */
const WRONG_KEYS: Limit = { name: 'drive', most: 30, seconds: 60 };

/** A new key for a link, with the hash to store. */
export function newDriveKey(): { key: string; keyHash: string } {
  const key = randomBytes(32).toString('base64url');
  return { key, keyHash: hashOf(key) };
}

/** The delivery of a working link. Every refusal has the same text, so that it does not reveal which orders exist. */
export async function demandDrive(context: AppContext, link: DriveLink, address: string): Promise<Drive> {
  const drive = await findDrive(context.db, link);
  if (drive?.isAlive) return drive;
  return refuseDead(context, drive, address);
}

/** The delivery of a link that may have ended, for a delivery that is reported twice. */
export async function demandAnyDrive(context: AppContext, link: DriveLink, address: string): Promise<Drive> {
  return (await findDrive(context.db, link)) ?? refuseDead(context, undefined, address);
}

/** Locks the order and checks the link again, which may have ended meanwhile. */
export async function lockDrive(tx: Transaction, link: DriveLink, orderId: number): Promise<Drive> {
  await lockOrderRow(tx, orderId);
  const drive = await findDrive(tx, link);
  if (!drive?.isAlive) throw deadLink();
  return drive;
}

/** Ends the link of an order for good; it stays ended when the order leaves `delivered` again. */
export async function endLink(tx: Transaction, orderId: number, at: Date): Promise<void> {
  await tx
    .update(orderDrivers)
    .set({ linkEndedAt: at })
    .where(and(eq(orderDrivers.orderId, orderId), isNull(orderDrivers.linkEndedAt)));
}

/** Ends the link when the order is delivered, whether by staff or by the driver. */
export async function endLinkOfDelivered(
  { tx }: ReactionWork,
  { payload, at }: Announcement<'order.status_changed'>,
): Promise<void> {
  if (payload.to === 'delivered') await endLink(tx, payload.orderId, at);
}

async function findDrive(db: Database | Transaction, { orderNumber, key }: DriveLink): Promise<Drive | undefined> {
  const number = readOrderNumber(orderNumber);
  const order = number ? await findOrderRow(db, number) : undefined;
  if (!order) return undefined;
  const [row] = await db
    .select({ driver: drivers, assignment: orderDrivers })
    .from(orderDrivers)
    .innerJoin(drivers, eq(drivers.id, orderDrivers.driverId))
    .where(eq(orderDrivers.orderId, order.id));
  if (!row?.assignment.keyHash || !isSame(hashOf(key), row.assignment.keyHash)) return undefined;
  const { assignedAt, linkEndedAt } = row.assignment;
  return { order, driver: row.driver, assignedAt, isAlive: linkEndedAt === null && !isOver(order.status) };
}

async function refuseDead(context: AppContext, drive: Drive | undefined, address: string): Promise<never> {
  if (!drive) await countGuess(context, WRONG_KEYS, address);
  throw deadLink();
}

/** Refuses a link that has ended. */
export function refuseEnded(): never {
  throw deadLink();
}

function deadLink() {
  return refuse('dead_link', DEAD_LINK.description);
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
