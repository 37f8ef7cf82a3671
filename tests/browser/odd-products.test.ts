import { expect, test } from 'vitest';
import { ask } from '../faults/crash.ts';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser } from './browser.ts';
import { expectToFit, expectToFitLarge, ZOOMED } from './good-screen.ts';
import { databaseUrl } from './own-shop.ts';

const visit = openBrowser();

test('the longest name, the dearest and the cheapest price, a broken and a missing picture break no screen', async () => {
  const { rows } = await ask(databaseUrl, (client) =>
    client.query<{ id: number }>(
      `insert into products (name, description, price, category, stock_quantity, image_url, sku) values
         (repeat('Long name ', 20), repeat('Word ', 300), 99999999.99, 'Kiosks', 5, null, 'BAD-1'),
         (repeat('x', 200), repeat('y', 500), 0, repeat('z', 100), 5, 'https://127.0.0.1:9/broken.jpg', 'BAD-2')
       returning id`,
    ),
  );
  await ask(databaseUrl, (client) =>
    client.query(
      "update users set first_name = repeat('عبد ', 12), last_name = 'الخوارزمي' where username = 'customer'",
    ),
  );
  const { page, context } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Customer');
  const ids = rows.map(({ id }) => id);
  for (const productId of ids) {
    await expect
      .poll(async () => (await context.request.post('/api/cart', { data: { productId, quantity: 1 } })).status())
      .toBe(201);
  }
  const paths = ids.map((id) => `/products/${id}`);
  for (const path of [
    ...paths,
    `/compare?ids=${ids}`,
    '/search?q=long+name',
    '/cart',
    '/checkout',
    '/customer-dashboard',
  ]) {
    await page.setViewportSize(DESKTOP);
    await open(page, path);
    await expectToFit(page, path);
    await page.setViewportSize(ZOOMED);
    await expectToFit(page, path);
    await expectAccessible(page);
    await expectToFitLarge(page, path);
  }
});
