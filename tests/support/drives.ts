import { eq } from 'drizzle-orm';
import { storePrivately } from '#features/media/server/door.ts';
import { orders } from '#features/orders/tables.ts';
import { assignDriver } from '#features/tracking/server/door.ts';
import { newDriveKey } from '#features/tracking/server/drive-link.ts';
import { drivers, orderProofs } from '#features/tracking/tables.ts';
import { drawPicture } from './pictures.ts';
import type { TestShop, Visitor } from './shop.ts';
import { fillCart, order, type ShopFloor } from './shop-floor.ts';

/** An order that is out for delivery, and the key of its driver's link. */
export interface SampleDrive {
  orderId: number;
  orderNumber: string;
  driverId: number;
  key: string;
}

/** Places an order of this customer's, finds it a driver and sends it out. */
export async function addDrive(shop: TestShop, floor: ShopFloor, customer: Visitor): Promise<SampleDrive> {
  await fillCart(customer, [floor.bracket, 1]);
  const placed = await order(customer, floor, { email: undefined });
  if (placed.status !== 201) throw new Error(`The order answered ${placed.status}: ${JSON.stringify(placed.body)}`);
  const { id: orderId, orderNumber } = placed.body.order;
  const { key, keyHash } = newDriveKey();
  const driverId = await addDriver(shop);
  const at = new Date();
  await shop.context.db.transaction((tx) => assignDriver(tx, { orderId, driverId, keyHash, at }));
  await shop.context.db.update(orders).set({ status: 'out_for_delivery' }).where(eq(orders.id, orderId));
  return { orderId, orderNumber, driverId, key };
}

/** Says that an order was signed for. */
export async function addProof(shop: TestShop, orderId: number): Promise<void> {
  const picture = await storePicture(shop);
  const proof = { orderId, driverId: await addDriver(shop), receivedBy: 'Sam Ng', kind: 'signature' as const };
  await shop.context.db.insert(orderProofs).values({ ...proof, picture, at: new Date() });
}

/** A private picture, by the name of its file. */
export async function storePicture({ context }: TestShop): Promise<string> {
  const bytes = await drawPicture('jpeg');
  return storePrivately(context, { bytes, contentType: 'image/jpeg', width: 40, height: 30 });
}

/** A driver, by id. */
export async function addDriver({ context }: TestShop, name = 'Marek Nowak'): Promise<number> {
  const driver = { name, phone: '07700 900201', vehicle: 'White van', licensePlate: 'YD24 KLO' };
  const [row] = await context.db.insert(drivers).values(driver).returning({ id: drivers.id });
  return row?.id ?? 0;
}
