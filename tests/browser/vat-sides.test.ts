import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser, PHONE } from './browser.ts';

// The switch ex/inc VAT holds on every line, and every sum says which side it is; on either side the sums add up.

const visit = openBrowser();

/** The visible sums within, in pence, each with its label: `£12.50 ex VAT` → `[1250, 'ex']`. */
async function sumsIn(part: Locator): Promise<[pence: number, side: string][]> {
  const text = (await part.innerText()).replace(/\s+/g, ' ');
  return [...text.matchAll(/£([\d,]+\.\d\d)(?: (ex|inc) VAT)?/g)].map(([, amount = '', side = 'unlabelled']) => [
    Math.round(Number(amount.replaceAll(',', '')) * 100),
    side,
  ]);
}

/** The rows of a sum as a shopper reads them: `['Subtotal ex VAT', 1250]`. */
async function rowsOf(part: Locator): Promise<Record<string, number>> {
  const rows = part.locator('dl > div').filter({ visible: true });
  const read = await rows.evaluateAll((all) =>
    all.map((row) => [
      row.querySelector('dt')?.innerText.split('\n')[0]?.trim() ?? '',
      row.querySelector('dd')?.innerText ?? '',
    ]),
  );
  return Object.fromEntries(
    read.map(([label, value = '']) => [label, Math.round(Number(value.replace(/[£,]/g, '')) * 100)]),
  );
}

const choose = (page: Page, side: 'ex' | 'inc') =>
  page.getByRole('button', { name: new RegExp(`^${side} .*VAT$`) }).click();
const inc = (exPence: number) => exPence + Math.floor((exPence * 20 + 50) / 100);

async function expectRows(part: Locator, side: 'ex' | 'inc'): Promise<void> {
  const rows = await rowsOf(part);
  const of = (start: string) => Object.entries(rows).find(([label]) => label.startsWith(start)) ?? ['', Number.NaN];
  const [[subtotalLabel, subtotal], [deliveryLabel, delivery]] = [of('Subtotal'), of('Delivery')];
  expect(subtotalLabel).toBe(`Subtotal ${side} VAT`);
  if (!Number.isNaN(delivery)) expect(deliveryLabel).toMatch(new RegExp(` ${side} VAT$`));
  const [total, vat] = [of('Total ex VAT')[1], of('VAT at 20%')[1]];
  const whole = (of('Total inc VAT')[1] || of('Total to pay, inc VAT')[1]) as number;
  const parts = subtotal + (Number.isNaN(delivery) ? 0 : delivery);
  expect(parts).toBe(side === 'ex' ? total : whole);
  expect([total + vat, inc(total)]).toEqual([whole, whole]);
}

async function fillTheCart(page: Page): Promise<void> {
  const products = (await (await page.request.get('/api/products')).json()) as {
    id: number;
    price: string;
    inStock: boolean;
    stockQuantity: number;
  }[];
  const buyable = products.filter(({ inStock, stockQuantity }) => inStock && stockQuantity > 5);
  const odd = buyable.find(({ price }) => Number(price.slice(-2)) % 5 !== 0) ?? buyable[0];
  const round = buyable.find(({ price, id }) => price.endsWith('00') && id !== odd?.id);
  for (const [product, quantity] of [
    [odd, 3],
    [round, 1],
  ] as const) {
    expect((await page.request.post('/api/cart', { data: { productId: product?.id, quantity } })).status()).toBe(201);
  }
}

test('cart, checkout, order and account: on both sides every sum has its label and its value', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Customer');
  await open(page, '/cart');
  await page.request.delete('/api/cart');
  await fillTheCart(page);
  for (const side of ['ex', 'inc'] as const) {
    await open(page, '/cart');
    await choose(page, side);
    const summary = page.getByRole('complementary', { name: 'Order Summary' });
    await expectRows(summary, side);
    const lines = page.getByRole('main').locator('li').filter({ hasText: 'Line total' });
    const cart = (await (await page.request.get('/api/cart')).json()) as { lineTotal: string }[];
    expect(await lines.count()).toBe(cart.length);
    for (const [at, { lineTotal }] of cart.entries()) {
      const sums = await sumsIn(lines.nth(at));
      const total = Math.round(Number(lineTotal) * 100);
      expect(sums.map(([, label]) => label)).not.toContain('unlabelled');
      expect(sums).toContainEqual([total, 'ex']);
      expect(sums).toContainEqual([inc(total), 'inc']);
    }
    await expectAccessible(page);

    await open(page, '/checkout');
    const aside = page.getByRole('complementary', { name: 'Order Summary' });
    await expectRows(aside, side);
    expect((await sumsIn(aside.locator('ul').first())).map(([, label]) => label)).toEqual([side, side, side, side]);
    const methods = page.locator('#deliveryMethodId');
    for (const [, label] of await sumsIn(methods)) expect(['ex', 'inc']).toContain(label);
    const fees = await methods.locator('label > span:last-child').allInnerTexts();
    for (const fee of fees.filter((text) => text.includes('£')))
      expect(fee).toMatch(new RegExp(`^£[\\d,.]+ ${side} VAT$`));
    await page.getByRole('button', { name: /^Place order · £[\d,.]+ inc VAT$/ }).waitFor();
  }

  await page.getByRole('radio', { name: /Bank transfer/ }).check({ force: true });
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.waitForURL(/\/orders\/BF-/);
  const orderUrl = page.url();
  for (const side of ['ex', 'inc'] as const) {
    await open(page, orderUrl);
    await choose(page, side);
    await expectRows(page.getByRole('main'), side);
    const goods = page.getByRole('region', { name: 'What you ordered' });
    expect((await sumsIn(goods)).map(([, label]) => label)).toEqual([side, side, side, side]);

    await open(page, '/customer-dashboard');
    const recent = page.getByRole('main').locator('li').filter({ hasText: 'BF-' });
    expect(await recent.count()).toBeGreaterThan(0);
    for (const [, label] of await sumsIn(page.getByRole('main'))) expect(label).toBe(side);
    await open(page, '/customer-dashboard?tab=orders');
    const sums = await sumsIn(page.getByRole('main').locator('ul').filter({ hasText: 'Unit price' }));
    expect(sums.length).toBeGreaterThan(1);
    for (const [, label] of sums.filter(([, found]) => found !== 'unlabelled')) expect(label).toBe(side);
  }
  await expectAccessible(page);
});

test('on a phone the switch moves nothing sideways', async () => {
  const { page } = await visit({ viewport: PHONE });
  await open(page, '/cart');
  await fillTheCart(page);
  for (const side of ['ex', 'inc'] as const) {
    await open(page, '/cart');
    await choose(page, side);
    await expectRows(page.getByRole('complementary', { name: 'Order Summary' }), side);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  }
});

test('a search compares on the side that the visitor reads: chips, filters, summary and suggestions', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await open(page, '/search?q=screen under £900&maxPrice=900&filters=open');
  for (const side of ['ex', 'inc'] as const) {
    await choose(page, side);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: `Remove filter: Up to £900 ${side} VAT` }).waitFor();
    await main.getByRole('link', { name: `Search without: Up to £900 ${side} VAT` }).waitFor();
    await main.getByRole('heading', { name: `Price, ${side} VAT` }).waitFor();
    const range = new RegExp(
      `Kept to: up to £900 ${side} VAT\\. (Prices from £[\\d,.]+ to|The price is) £([\\d,.]+) ${side} VAT`,
    );
    const [, , most = ''] = range.exec(await main.innerText()) ?? [];
    expect(Number(most.replace(',', '')), side).toBeLessThanOrEqual(900);
    await page.reload();
    await main.getByRole('link', { name: `Remove filter: Up to £900 ${side} VAT` }).waitFor();
  }
  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.fill('kiosk');
  await page.getByRole('option', { name: /£/ }).first().waitFor();
  const options = page.getByRole('listbox', { name: 'Suggestions' });
  expect((await sumsIn(options)).map(([, label]) => label)).toContain('inc');
  expect((await sumsIn(options)).map(([, label]) => label)).not.toContain('ex');
});
