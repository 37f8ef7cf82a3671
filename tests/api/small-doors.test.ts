import fs from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { users } from '#features/accounts/tables.ts';
import { products } from '#features/catalogue/tables.ts';
import { buildCheckout, leedsAddress } from '#features/orders/factory.ts';
import type { Problem } from '#values/problem.ts';
import { storePicture } from '../support/drives.ts';
import { addPerson, signedIn } from '../support/people.ts';
import { openTestShop } from '../support/shop.ts';
import { openShopFloor } from '../support/shop-floor.ts';

// Small things that were open: addresses of pictures, files on the disk, names, and what failures of signing in tell.

const shop = await openTestShop();
const floor = await openShopFloor(shop);
const staff = await signedIn(shop, 'employer', ['manage_products']);
const { db } = shop.context;
afterAll(() => shop.close());

describe('the address of a picture', () => {
  const form = { name: 'Poster', price: '10.00', category: 'Accessories', stockQuantity: 1 };
  const CLOSED = [
    'http://pictures.example.com/a.png',
    'https://user:secret@pictures.example.com/a.png',
    'https://user@pictures.example.com/a.png',
    'https://localhost/a.png',
    'https://printer/a.png',
    'https://printer.local/a.png',
    'https://127.0.0.1/a.png',
    'https://10.0.0.1/a.png',
    'https://192.168.1.7:8443/a.png',
    'https://169.254.169.254/latest',
    'https://[::1]/a.png',
    'https://[fd00::1]/a.png',
    'https://2130706433/a.png',
    'https://0x7f.1/a.png',
    'https://db.internal/a.png',
    'https://localhost./a.png',
  ];

  test.each(CLOSED)('%s is refused for a new product, in its gallery and for one that changes', async (imageUrl) => {
    const added = await staff.post<Problem>('/api/products', { ...form, imageUrl });
    expect(added.status).toBe(400);
    expect(added.body.errors).toHaveProperty('imageUrl');
    expect((await staff.put(`/api/products/${floor.bracket}`, { ...form, imageUrl })).status).toBe(400);
    const gallery = [{ url: imageUrl, alt: 'From the side' }];
    expect((await staff.put(`/api/products/${floor.bracket}`, { ...form, gallery })).status).toBe(400);
  });

  test('of the public web is taken, and one that is there already stays', async () => {
    const imageUrl = 'https://pictures.example.com/a.png';
    expect((await staff.post('/api/products', { ...form, imageUrl })).status).toBe(201);
    const old = 'http://192.168.1.7/old.png';
    const gallery = [{ url: 'http://localhost/side.png', alt: 'From the side' }];
    await db.update(products).set({ imageUrl: old, gallery }).where(eq(products.id, floor.bracket));
    const saved = await staff.put(`/api/products/${floor.bracket}`, { ...form, imageUrl: old, gallery });
    expect(saved.status).toBe(200);
  });
});

test('pictures on the disk are for the shop’s own account alone', async () => {
  await storePicture(shop);
  const media = path.join(shop.context.config.DATA_DIR, 'media');
  const entries = await fs.readdir(media, { recursive: true, withFileTypes: true });
  const modes = await Promise.all(
    entries.map(async (entry) => {
      const { mode } = await fs.stat(path.join(entry.parentPath, entry.name));
      return [entry.isDirectory(), (mode & 0o777).toString(8)];
    }),
  );
  expect(modes.length).toBeGreaterThan(1);
  for (const [isFolder, mode] of modes) expect(mode).toBe(isFolder ? '700' : '600');
  expect(((await fs.stat(media)).mode & 0o777).toString(8)).toBe('700');
});

describe('a name', () => {
  const NAMES = ['Win £500: https://spam.example/x', 'Jo\r\nBcc: all@example.com', 'Jo\u0007', '\u202Egro.elpmaxe'];

  test.each(NAMES)('like %j is refused wherever people and companies are named', async (name) => {
    const contact = { name, email: 'jo@b.example', phone: '0113 496 0199', subject: 'Hello', message: 'Hello there' };
    const register = {
      ...{ firstName: name, lastName: 'Patel', companyName: name, email: 'new@b.example' },
      ...{ phoneNumber: '0113 496 0199', password: 'Password123!', userType: 'public' },
    };
    const methods = { deliveryMethodId: floor.standard, paymentMethodId: floor.transfer };
    const checkout = buildCheckout(methods, { deliveryAddress: { ...leedsAddress, lastName: name, company: name } });
    const fields = async (url: string, body: object, headers = {}) => {
      const answer = await shop.visitor().post<Problem>(url, body, headers);
      expect(answer.status).toBe(400);
      return Object.keys(answer.body.errors ?? {});
    };
    expect(await fields('/api/contact', contact)).toContain('name');
    const registered = await fields('/api/customer-register', register);
    expect(registered).toEqual(expect.arrayContaining(['firstName', 'companyName']));
    const guest = shop.visitor();
    await guest.post('/api/cart', { productId: floor.board, quantity: 1 });
    const ordered = await guest.post<Problem>('/api/orders', checkout, { 'Idempotency-Key': 'names-are-names' });
    expect(Object.keys(ordered.body.errors ?? {})).toEqual(
      expect.arrayContaining(['deliveryAddress.lastName', 'deliveryAddress.company']),
    );
  });

  test('with accents, apostrophes, hyphens, dots and joined letters is taken', async () => {
    for (const name of ['Zoë O’Brien-Núñez', 'J. R. & Sons (Leeds) Ltd.', 'می‌خواهم', '株式会社']) {
      await shop.context.pool.query('delete from rate_limits');
      const contact = { name, email: 'jo@b.example', phone: '0113 496 0199', subject: 'Hello', message: 'Hello there' };
      expect((await shop.visitor().post('/api/contact', contact)).status).toBe(201);
    }
  });
});

test('failures to sign in do not tell which two names are one account', async () => {
  const { id, username } = await addPerson(shop, 'public');
  const [person] = await db.select({ email: users.email }).from(users).where(eq(users.id, id));
  const answersTo = async (first: string, second: string) => {
    await shop.context.pool.query('delete from rate_limits');
    const attempt = async (name: string) =>
      (await shop.visitor().post('/api/login', { username: name, password: 'Wrong-pass1!', role: 'public' })).status;
    const before = [];
    for (let n = 0; n < 6; n++) before.push(await attempt(first));
    return [...before, await attempt(second)];
  };
  const known = await answersTo(username, person?.email ?? '');
  const unknown = await answersTo('nobody.here', 'nobody@here.example');
  expect(known).toEqual(unknown);
  expect(known).toEqual([401, 401, 401, 401, 401, 429, 401]);
});
