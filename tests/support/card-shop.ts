import { eq } from 'drizzle-orm';
import { paymentMethods, payments } from '#features/payments/tables.ts';
import type { PermissionType } from '#features/permissions/permission.ts';
import { signedIn } from './people.ts';
import { openTestShop, type TestShop, type Visitor } from './shop.ts';
import { bought, openShopFloor } from './shop-floor.ts';
import { openStripe, type Page } from './stripe.ts';
import { tell } from './stripe-webhooks.ts';

export interface BoughtByCard {
  buyer: Visitor;
  id: number;
  number: string;
  /** The guest's key of the order. */
  key: string;
  url: string;
  page: Page;
}

/** A shop that takes cards over a Stripe of its own, and one of its staff with these grants. */
export async function openCardShop(grants: PermissionType[]) {
  const stripe = await openStripe();
  const shop = await openTestShop(stripe.env);
  const floor = await openShopFloor(shop);
  const staff = await signedIn(shop, 'employer', grants);
  const card = await offerCards(shop);

  /** A guest orders a board (£358.80 with VAT) by card and is sent to the page to pay on. */
  const buy = async (buyer: Visitor = shop.visitor(), overrides: object = {}): Promise<BoughtByCard> => {
    const { order, accessKey = '', payment } = await bought(buyer, floor, 1, { paymentMethodId: card, ...overrides });
    const url = payment?.redirectUrl ?? '';
    return { buyer, id: order.id, number: order.orderNumber, key: accessKey, url, page: stripe.pageOf(url) };
  };
  /** Stripe says that the shopper is done with the page. */
  const completed = (page: Page) => tell(shop, 'checkout.session.completed', page, shop.context.clock.now());
  /** The same, and paid. */
  const buyAndPay = async (buyer?: Visitor): Promise<BoughtByCard> => {
    const order = await buy(buyer);
    const status = await completed(stripe.pay(order.page));
    if (status !== 200) throw new Error(`The webhook answered ${status}.`);
    return order;
  };
  /** What the ledger holds of an order. */
  const ledgerOf = async (orderId: number) => {
    const rows = await shop.context.db.select().from(payments).where(eq(payments.orderId, orderId));
    const of = (kind: string) => rows.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.amount, 0);
    return { paid: of('payment'), refunded: of('refund'), rows: rows.length };
  };
  return { stripe, shop, floor, staff, card, buy, buyAndPay, completed, ledgerOf };
}

/** Lets a shop take cards over Stripe, as far as it has the keys. Answers the method's id. */
export async function offerCards({ context: { db } }: TestShop): Promise<number> {
  const method = { name: 'Card', settings: { provider: 'stripe' as const } };
  const [row] = await db.insert(paymentMethods).values(method).returning({ id: paymentMethods.id });
  return row?.id ?? 0;
}
