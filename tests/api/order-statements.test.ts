import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvedCard } from '#features/orders/factory.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { fillCart, openShopFloor, order, type ShopFloor } from '../support/shop-floor.ts';
import { watchTransactions } from '../support/statements.ts';

// Each statement takes both sides some time, and each journey the rows that are locked. The numbers are what is reached; they may fall, not rise.
const MOST = { guestByTransfer: 11, accountByTransfer: 11, accountByTestCard: 14 };
// The key; cart and methods; the products; the order; what is written of it; what goes with the commit. A guest who pays later is counted, too.
const JOURNEYS = { guestByTestCard: 6, guestByTransfer: 7 };

const watch = watchTransactions();
let shop: TestShop;
let floor: ShopFloor;

beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  // The first order of a shop also makes the secret of its receipts.
  await statementsOf(shop.visitor());
});
afterAll(async () => {
  watch.end();
  await shop?.close();
});

async function statementsOf(buyer: Visitor, fields = {}): Promise<string[]> {
  await fillCart(buyer, [floor.board, 1], [floor.bracket, 2]);
  watch.forget();
  expect((await order(buyer, floor, fields)).status).toBe(201);
  return watch.largest();
}

test('a guest who pays by transfer is served within the statements that are counted here', async () => {
  const statements = await statementsOf(shop.visitor());
  expect(statements.filter((text) => /insert into "orders"/.test(text))).toHaveLength(1);
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(MOST.guestByTransfer);
});

test('what does not wait for one another goes to the database together', async () => {
  await statementsOf(shop.visitor());
  expect(watch.journeys()).toBeLessThanOrEqual(JOURNEYS.guestByTransfer);
  await statementsOf(shop.visitor(), { paymentMethodId: floor.card, testCard: approvedCard });
  expect(watch.journeys()).toBeLessThanOrEqual(JOURNEYS.guestByTestCard);
});

test('an account that pays by transfer is served within the statements that are counted here', async () => {
  const statements = await statementsOf(await signedIn(shop, 'public'));
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(MOST.accountByTransfer);
});

test('an account that pays by a card of demo mode, and has ordered before, is served within those that are counted here', async () => {
  const buyer = await signedIn(shop, 'public');
  const byCard = { paymentMethodId: floor.card, testCard: approvedCard };
  await statementsOf(buyer, byCard);
  const statements = await statementsOf(buyer, byCard);
  expect(statements.filter((text) => /insert into "payments"/.test(text))).toHaveLength(1);
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(MOST.accountByTestCard);
});
