import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { createProduct } from '#features/catalogue/server/door.ts';
import { products } from '#features/catalogue/tables.ts';
import { deliveryMethods } from '#features/delivery/tables.ts';
import type { Order } from '#features/orders/contract.ts';
import { buildCheckout } from '#features/orders/factory.ts';
import type { OrderRequest } from '#features/orders/requests/contract.ts';
import { paymentMethods } from '#features/payments/tables.ts';
import { type Settings, writeSetting } from '#features/settings/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { TestShop, Visitor } from './shop.ts';

/** A small shop to sell from: two products, three ways to deliver, two to pay, and no limits for guests. */
export async function openShopFloor({ context }: { context: AppContext }) {
  const { db } = context;
  await limitGuests({ context }, NO_LIMITS);
  // Most tests write all their messages to one address.
  await writeSetting(db, 'mail', { perHour: 10_000, resetsPerHour: 10_000 });
  const board = await createProduct(db, {
    name: '43-inch menu board',
    price: 29_900,
    category: 'Digital Menu Boards',
    stockQuantity: 1_000,
    sku: 'MB-43',
  });
  const bracket = await createProduct(db, {
    name: 'Wall bracket',
    price: 1_800,
    category: 'Accessories',
    stockQuantity: 5_000,
  });
  const [standard, collection, closed] = await db
    .insert(deliveryMethods)
    .values([
      // Five working days: the same day of the next week.
      { name: 'Standard', price: 999, estimatedDays: 5, freeThreshold: 10_000 },
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

/** No limit to what unpaid guests hold: most tests order as guests from one network, and many of them. */
export const NO_LIMITS = { guestOrders: null, guestAmount: null, guestShare: 100 };

/** Sets what unpaid guests may hold; what is not named is as in a fresh shop. */
export async function limitGuests({ context }: { context: AppContext }, limits: Partial<Settings['holding']>) {
  const fresh = {
    accountDays: 14,
    guestDays: 3,
    noticeDays: 2,
    guestOrders: 5,
    guestAmount: 2_000_000,
    guestShare: 50,
  };
  await writeSetting(context.db, 'holding', { ...fresh, ...limits });
}

export type ShopFloor = Awaited<ReturnType<typeof openShopFloor>>;

export async function stockOf({ context }: { context: AppContext }, productId: number): Promise<number> {
  const [row] = await context.db
    .select({ stock: products.stockQuantity })
    .from(products)
    .where(eq(products.id, productId));
  return row?.stock ?? Number.NaN;
}

/** Puts products in a visitor's cart: `[id, quantity]` each. */
export async function fillCart(visitor: Visitor, ...lines: [productId: number, quantity: number][]): Promise<void> {
  for (const [productId, quantity] of lines) {
    const { status, body } = await visitor.post('/api/cart', { productId, quantity });
    if (status !== 201) throw new Error(`The cart answered ${status}: ${JSON.stringify(body)}`);
  }
}

/** 50 guests at these doors, each with one of ten last pieces in the cart, order at once. Answers what they got, and the stock left. */
export async function sellLastTen(doors: readonly TestShop[], floor: ShopFloor) {
  const [first] = doors as [TestShop];
  const screen = { name: 'The last ten', price: 10_000, category: 'Kiosks', stockQuantity: 10 };
  const { id } = await createProduct(first.context.db, screen);
  const buyers = Array.from({ length: 50 }, (_, index) => (doors[index % doors.length] ?? first).visitor());
  for (const buyer of buyers) await fillCart(buyer, [id, 1]);
  const answers = await Promise.all(buyers.map((buyer) => order(buyer, floor)));
  return { answers, stock: await stockOf(first, id) };
}

/** What an order call answers, whatever its status. */
export interface OrderAnswer {
  status: number;
  body: {
    order: Order;
    /** Instead of an order: staff confirm it first. */
    confirmation?: 'needed';
    request?: OrderRequest;
    accessKey?: string;
    payment?: { redirectUrl: string };
    detail: string;
    errors?: Record<string, string[]>;
    shortages?: { productId: number; requested: number; available: number }[];
  };
}

/** Places an order for the visitor's cart, by bank transfer and Standard delivery unless said otherwise. */
export function order(
  visitor: Visitor,
  floor: ShopFloor,
  overrides: Parameters<typeof buildCheckout>[1] = {},
  key: string = randomUUID(),
): Promise<OrderAnswer> {
  const body = buildCheckout({ deliveryMethodId: floor.standard, paymentMethodId: floor.transfer }, overrides);
  return visitor.post<OrderAnswer['body']>('/api/orders', body, { 'Idempotency-Key': key });
}

/** Puts this many boards in the visitor's cart and orders them. */
export async function bought(
  visitor: Visitor,
  floor: ShopFloor,
  boards: number,
  overrides: Parameters<typeof buildCheckout>[1] = {},
): Promise<OrderAnswer['body']> {
  await fillCart(visitor, [floor.board, boards]);
  const { status, body } = await order(visitor, floor, overrides);
  if (status !== 201) throw new Error(`The order answered ${status}: ${body.detail}`);
  return body;
}
