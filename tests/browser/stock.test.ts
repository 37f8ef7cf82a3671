import { expect, test } from 'vitest';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser, PHONE } from './browser.ts';

const visit = openBrowser();

test('staff receive a delivery in the drawer of a product, and the list behind it follows', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Admin');
  // The drawer is not the filter of the same name.
  await open(page, '/product-store?q=BF-MB-43&stock=in');
  expect(await page.getByRole('dialog').count()).toBe(0);
  const card = page.getByRole('listitem').filter({ hasText: 'Counter 43 menu board' }).first();
  const before = Number(await card.getByRole('textbox', { name: /^Stock of/ }).inputValue());
  await card.getByRole('link', { name: /stock history of/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Counter 43 menu board' });
  await drawer.locator('ol').getByText('Opening stock').waitFor();
  await drawer.getByRole('button', { name: 'Receive' }).click();
  await drawer.getByText('Enter a whole number of pieces').first().waitFor();
  await drawer.getByLabel('Pieces received').fill('7');
  await drawer.getByLabel(/^Note/).fill('DN 4711');
  await drawer.getByRole('button', { name: 'Receive' }).click();
  await page.getByText('Stock Updated').first().waitFor();
  await drawer
    .getByText(String(before + 7), { exact: true })
    .first()
    .waitFor();

  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await expect.poll(() => card.getByRole('textbox', { name: /^Stock of/ }).inputValue()).toBe(String(before + 7));
});

test('the stock screen follows a sale by itself, also on a phone, and leads to its order', async () => {
  const { page } = await visit({ viewport: PHONE });
  await enterAs(page, 'Admin');
  await open(page, '/admin/stock?product=1');
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('heading', { name: 'History' }).waitFor();
  await expectAccessible(page);
  const sent = await page.request.post('/api/stock', {
    data: { productId: 1, task: 'correction', quantity: -1, note: 'Seen on another screen' },
  });
  expect(sent.status()).toBe(201);
  await drawer.getByText('Seen on another screen').waitFor();

  await open(page, '/admin/stock?reason=order');
  await page.getByRole('link', { name: /^BF-/ }).first().click();
  await page.waitForURL(/\/admin\/orders\?order=BF-/);
});

test('a count that is being typed on a card stays when the stock changes, and is refused once', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Admin');
  await open(page, '/product-store?q=BF-MB-43');
  const box = page.getByRole('textbox', { name: 'Stock of Counter 43 menu board' });
  const before = Number(await box.inputValue());
  await box.fill('321');
  const products = await page.request.get('/api/products');
  const { id } = ((await products.json()) as { id: number; name: string }[]).find(
    ({ name }) => name === 'Counter 43 menu board',
  ) ?? { id: 0 };
  await page.request.post('/api/stock', { data: { productId: id, task: 'delivery', quantity: 2 } });
  await page.getByRole('button', { name: 'Set the stock of Counter 43 menu board' }).click();
  await page
    .getByText(`it was ${before} and is now ${before + 2}`)
    .first()
    .waitFor();
  expect(await box.inputValue()).toBe('321');
  const set = page.getByRole('button', { name: 'Set the stock of Counter 43 menu board' });
  await expect.poll(() => set.getAttribute('aria-disabled')).not.toBe('true');
  await box.press('Enter');
  await page.getByText('Product Updated').first().waitFor();
  await page.request.post('/api/stock', { data: { productId: id, task: 'count', quantity: before } });
});

test('what the sample shop’s shelves lived through follows in time, and ends at what is there', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Admin');
  const read = async <T>(path: string) => (await (await page.request.get(path)).json()) as T;
  const products = await read<{ id: number; name: string; stockQuantity: number }[]>('/api/products');
  for (const { id, name, stockQuantity } of products.slice(0, 20)) {
    const { items } = await read<{ items: { at: string; stockAfter: number; reason: string }[] }>(
      `/api/stock?productId=${id}&limit=50`,
    );
    expect(items[0]?.stockAfter ?? 0, name).toBe(stockQuantity);
    // What was cancelled comes back later than the order after it may have been sold.
    const times = items.filter(({ reason }) => reason !== 'cancellation').map(({ at }) => at);
    expect(times, name).toEqual(times.toSorted().toReversed());
  }
});
