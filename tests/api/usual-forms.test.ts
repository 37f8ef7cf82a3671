import fs from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Address } from '#features/accounts/contract.ts';
import type { Order } from '#features/orders/contract.ts';
import { leedsAddress } from '#features/orders/factory.ts';
import { readPhone } from '#platform/http/phone.ts';
import type { Problem } from '#values/problem.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { bought, fillCart, openShopFloor, order, type ShopFloor } from '../support/shop-floor.ts';

// Postcodes and phone numbers: one form, however they were typed.

let shop: TestShop;
let floor: ShopFloor;
let staff: Visitor;

beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  staff = await signedIn(shop, 'admin');
});
afterAll(() => shop?.close());

const paris = {
  ...leedsAddress,
  addressLine1: '27 rue de Charonne',
  city: 'Paris',
  postcode: '75011',
  country: 'France',
};

test.each([
  [{ postcode: 'LS1' }, 'postcode', 'Enter a full UK postcode, such as LS1 4AP'],
  // There is no area ZZ.
  [{ postcode: 'ZZ99 9ZZ' }, 'postcode', /^Enter a UK postcode, such as LS1 4AP$/],
  [{ postcode: '75011' }, 'postcode', /^Enter a UK postcode, such as LS1 4AP.*France/],
  [{ ...paris, postcode: '7501' }, 'postcode', 'Enter all five digits of the postcode, such as 75011'],
  [{ ...paris, phoneNumber: '0113 496 0199' }, 'phoneNumber', /^Enter a phone number .*such as \+33 1 99 00 01 42/],
  [{ phoneNumber: '0113 49' }, 'phoneNumber', /^Enter a phone number with all its digits/],
  [{ phoneNumber: 'ask for Jo' }, 'phoneNumber', /^Enter a phone number, such as 0113 496 0199/],
])(
  'an address with %j is refused beside its field, in the book and at the checkout',
  async (wrong, field, sentence) => {
    const customer = await signedIn(shop, 'public');
    const book = await customer.post<Problem>('/api/addresses', { ...leedsAddress, ...wrong });
    expect([book.status, book.body.errors]).toEqual([400, { [field]: [expect.stringMatching(sentence)] }]);
    await fillCart(customer, [floor.bracket, 1]);
    const { status, body } = await order(customer, floor, { deliveryAddress: { ...leedsAddress, ...wrong } });
    expect([status, body.errors]).toEqual([400, { [`deliveryAddress.${field}`]: [expect.stringMatching(sentence)] }]);
  },
);

test('the contact on site is rung in the country that the goods go to', async () => {
  const visitor = shop.visitor();
  await fillCart(visitor, [floor.bracket, 1]);
  const refused = await order(visitor, floor, { deliveryAddress: paris, siteContact: { phone: '0113 496 0199' } });
  expect(Object.keys(refused.body.errors ?? {})).toEqual(['siteContact.phone']);
  const { body } = await order(visitor, floor, { deliveryAddress: paris, siteContact: { phone: '01 99 00 01 42' } });
  const seen = await staff.get<Order>(`/api/orders/${body.order.id}`);
  expect(seen.staff?.siteContact.phone).toBe('+33 1 99 00 01 42');
});

test('what is typed in a hurry is stored and shown in its usual form', async () => {
  const customer = await signedIn(shop, 'public');
  const typed = { ...leedsAddress, postcode: 'ls15hd', phoneNumber: '01134960101' };
  const { body } = await customer.post<Address>('/api/addresses', typed);
  expect(body).toMatchObject({ postcode: 'LS1 5HD', phoneNumber: '0113 496 0101' });
  const placed = await bought(shop.visitor(), floor, 1, { deliveryAddress: typed });
  expect(placed.order.deliveryAddress).toMatchObject({ postcode: 'LS1 5HD', phoneNumber: '0113 496 0101' });
  expect(placed.order.shippingAddress).toContain('LS1 5HD');
});

test('an address from before the rule, with a number that is none, still takes deliveries', async () => {
  const customer = await signedIn(shop, 'public');
  const { body } = await customer.post<Address>('/api/addresses', leedsAddress);
  await shop.context.db.execute(sql`update customer_addresses set phone_number = 'ask Jo' where id = ${body.id}`);
  const placed = await bought(customer, floor, 1, { deliveryAddress: undefined, deliveryAddressId: body.id });
  expect(placed.order.deliveryAddress?.phoneNumber).toBe('ask Jo');
});

test('staff find a customer by number and an order by postcode, however they space them', async () => {
  const customer = await signedIn(shop, 'public');
  await shop.context.db.execute(sql`update users set phone_number = '0113 496 0188' where id = ${customer.id}`);
  const found = await staff.get<{ items: { id: number }[] }>('/api/customers?q=01134960188');
  expect(found.items.map(({ id }) => id)).toEqual([customer.id]);
  const { order: placed } = await bought(customer, floor, 1, {
    deliveryAddress: { ...leedsAddress, postcode: 'YO26 7QF' },
  });
  const orders = await staff.get<{ items: Order[] }>('/api/orders?scope=all&q=yo267qf');
  expect(orders.items.map(({ id }) => id)).toEqual([placed.id]);
});

const UK_NUMBERS = [
  '01134960101',
  '+44 (0)1134960101',
  '0044 20 79460106',
  '07700900201',
  '0161-496-0104',
  '03069990123',
];

test('rows from before are brought into their usual form where it is certain, and only there', async () => {
  const { db } = shop.context;
  const customer = await signedIn(shop, 'public');
  const { body: address } = await customer.post<Address>('/api/addresses', leedsAddress);
  const { order: placed } = await bought(customer, floor, 1, { siteContact: { phone: '0113 496 0101' } });
  const migration = await fs.readFile('migrations/0066_usual_forms.sql', 'utf8');
  const after = async (postcode: string, country: string, phone: string) => {
    await db.execute(sql`update users set phone_number = ${phone} where id = ${customer.id}`);
    await db.execute(
      sql`update customer_addresses set postcode = ${postcode}, country = ${country}, phone_number = ${phone} where id = ${address.id}`,
    );
    const sloppy = JSON.stringify({ ...leedsAddress, postcode, country, phoneNumber: phone });
    await db.execute(
      sql`update orders set delivery_address = ${sloppy}::jsonb, site_contact_phone = ${phone} where id = ${placed.id}`,
    );
    await db.execute(sql.raw(migration));
    const { rows } = await db.execute<Record<string, string>>(sql`
      select a.postcode, a.phone_number as phone, o.delivery_address ->> 'postcode' as sent_to,
        o.delivery_address ->> 'phoneNumber' as rung, o.site_contact_phone as site
      from customer_addresses a, orders o where a.id = ${address.id} and o.id = ${placed.id}`);
    return rows[0];
  };
  for (const number of UK_NUMBERS) {
    const phone = readPhone(number);
    expect(await after('ls15hd', 'United Kingdom', number)).toEqual({
      ...{ postcode: 'LS1 5HD', sent_to: 'LS1 5HD', phone, rung: phone, site: phone },
    });
  }
  for (const [postcode, country, phone] of [
    ['half', 'United Kingdom', 'ask Jo'],
    ['LS1', 'United Kingdom', '0113'],
    ['75 011', 'France', '01134960101'],
    ['ls15hd', 'Qatar', '55500142'],
    ['M1 1AE', 'United Kingdom', '01946 7 12345'],
  ] as const) {
    expect(await after(postcode, country, phone)).toEqual({
      ...{ postcode, sent_to: postcode, phone, rung: phone, site: phone },
    });
  }
});
