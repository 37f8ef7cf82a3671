import { eq } from 'drizzle-orm';
import { createUser, hashPassword } from '#features/accounts/server/door.ts';
import { createProduct } from '#features/catalogue/server/door.ts';
import { products } from '#features/catalogue/tables.ts';
import { deliveryMethods } from '#features/delivery/tables.ts';
import { paymentMethods } from '#features/payments/tables.ts';
import { grantPermission } from '#features/permissions/server/door.ts';
import type { PermissionType } from '#features/permissions/permission.ts';
import type { Ground } from '#platform/ground.ts';
import type { TestShop, Visitor } from './shop.ts';

const PASSWORD = 'Sunflower42';

/** A small shop to sell from: two products, three ways to deliver, two to pay. */
export async function openShopFloor({ ground }: { ground: Ground }) {
  const { db } = ground;
  const board = await createProduct(db, {
    name: '43-inch menu board',
    price: 29_900,
    category: 'Digital Menu Boards',
    stockQuantity: 1_000,
    sku: 'MB-43',
  });
  const bracket = await createProduct(db, { name: 'Wall bracket', price: 1_800, category: 'Accessories', stockQuantity: 1_000 });
  const [standard, collection, closed] = await db
    .insert(deliveryMethods)
    .values([
      { name: 'Standard', price: 999, estimatedDays: 7, freeThreshold: 10_000 },
      { name: 'Collection', price: 0, estimatedDays: 0, isCollection: true },
      { name: 'Pigeon', price: 100, estimatedDays: 30, isActive: false },
    ])
    .returning({ id: deliveryMethods.id });
  const [card, transfer] = await db
    .insert(paymentMethods)
    .values([
      { name: 'Card', settings: { provider: 'test_card' } },
      {
        name: 'Bank transfer',
        settings: { provider: 'bank_transfer', sortCode: '00-00-00', accountNumber: '00000000' },
      },
    ])
    .returning({ id: paymentMethods.id });
  const idOf = (row: { id: number } | undefined) => row?.id ?? 0;
  return {
    board: board.id,
    bracket: bracket.id,
    standard: idOf(standard),
    collection: idOf(collection),
    closed: idOf(closed),
    card: idOf(card),
    transfer: idOf(transfer),
  };
}

export type ShopFloor = Awaited<ReturnType<typeof openShopFloor>>;

/** Somebody with an account, signed in. */
export async function signIn(
  shop: TestShop,
  username: string,
  userType: 'public' | 'employer' | 'admin',
  grants: PermissionType[] = [],
): Promise<Visitor & { id: number }> {
  const { db, clock } = shop.ground;
  const passwordHash = await hashPassword(PASSWORD);
  const user = await db.transaction((tx) =>
    createUser(
      tx,
      { username, email: `${username}@example.com`, firstName: 'Sam', lastName: 'Jones', userType, passwordHash },
      clock.now(),
    ),
  );
  for (const permission of grants) await grant(shop.ground, user.id, permission);
  return { ...(await shop.as(username, PASSWORD, userType)), id: user.id };
}

export async function stockOf({ ground }: { ground: Ground }, productId: number): Promise<number> {
  const [row] = await ground.db
    .select({ stock: products.stockQuantity })
    .from(products)
    .where(eq(products.id, productId));
  return row?.stock ?? Number.NaN;
}

async function grant({ db, clock }: Ground, userId: number, permissionType: PermissionType): Promise<void> {
  await db.transaction((tx) => grantPermission(tx, { userId, permissionType, grantedBy: null, at: clock.now() }));
}
