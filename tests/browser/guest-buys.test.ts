import { expect, test } from 'vitest';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser, PHONE } from './browser.ts';
import {
  addToCart,
  fillAddress,
  goToFilledCheckout,
  goToFilledCheckoutWithoutScripts,
  payByTestCard,
} from './checkout.ts';

const visit = openBrowser();

test.each([
  ['a phone', PHONE],
  ['a laptop', DESKTOP],
])('a guest on %s finds a menu board, buys it and tracks it', async (_, viewport) => {
  const { page, complaints } = await visit({ viewport });
  await open(page, '/');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'BUY NOW' }).click();
  await page.waitForURL(/\/search/);
  await page.getByLabel('Search products').fill('menu board 43');
  await page.waitForURL(/q=menu\+board\+43/);
  // The suggestions give way to the results.
  await page.getByLabel('Search products').blur();
  // What is on its way out while the shop still searches is pale on purpose.
  await page.getByRole('region', { name: 'Results' }).and(page.locator('[aria-busy="false"]')).waitFor();
  await expectAccessible(page);

  await page.getByRole('main').getByRole('link', { name: 'Counter 43 menu board' }).first().click();
  await page.waitForURL(/\/products\/\d+\/counter-43-menu-board/);
  // The address is a moment ahead of the page.
  await page.getByRole('heading', { name: 'Counter 43 menu board', level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);
  await addToCart(page);

  await open(page, '/cart');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByText('£900.00').first().waitFor();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await page.waitForURL('**/checkout');
  await page.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'E-mail address' }).fill('jo@sunrise-cafe.example');
  await fillAddress(page);
  await payByTestCard(page, '4242 4242 4242 4242');
  // 900.00 ex VAT with free standard delivery: 1,080.00 with VAT, here and on the next page.
  await page.getByRole('button', { name: 'Place order · £1,080.00' }).click();
  await page.waitForURL(/\/orders\/BF-/);
  await page.getByRole('heading', { name: /thank you/i }).waitFor();
  expect(await page.getByRole('main').innerText()).toContain('£1,080.00');
  await expectAccessible(page);

  const orderNumber = /BF-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(page.url())?.[0] ?? '';
  await open(page, '/track-order');
  await page.getByLabel('Order number').fill(orderNumber.toLowerCase().replaceAll('-', ' '));
  await page.getByRole('button', { name: 'Track order' }).click();
  await page.getByRole('heading', { name: new RegExp(orderNumber) }).waitFor();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('a declined card costs nothing that was typed, and another card finishes the order', async () => {
  const { page } = await visit();
  await open(page, '/products/2');
  await addToCart(page);
  await open(page, '/checkout');
  await page.getByLabel('E-mail address').fill('zoë@sunrise-cafe.example');
  await page.getByLabel('E-mail address').fill('zoe@sunrise-cafe.example');
  await fillAddress(page);
  await payByTestCard(page, '4000 0000 0000 0002');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page
    .getByText(/declined/i)
    .first()
    .waitFor();
  expect(await page.getByLabel('Address line 1').inputValue()).toBe('1 Harbour Street');
  await expectAccessible(page);

  await payByTestCard(page, '4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.waitForURL(/\/orders\/BF-/);
});

test('a form with mistakes names each one beside its field and takes the reader to the first', async () => {
  const { page } = await visit();
  await open(page, '/products/2');
  await addToCart(page);
  await open(page, '/checkout');
  await page.getByLabel('E-mail address').fill('no address');
  await page.getByLabel('Postcode').fill('12345');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.getByText('Please enter a valid email address').first().waitFor();
  await page.getByText('Address line 1 is required').first().waitFor();
  await page
    .getByText(/Enter a UK postcode/)
    .first()
    .waitFor();
  expect(await page.getByLabel('Postcode').inputValue()).toBe('12345');
  await expectAccessible(page);
});

test('what was typed at the checkout survives a reload, but never the card', async () => {
  const { page } = await visit();
  await goToFilledCheckout(page);
  await payByTestCard(page, '4242 4242 4242 4242');
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.getByLabel('Postcode').inputValue()).toBe('LS1 4AP');
  expect(await page.getByLabel('Card number').inputValue()).toBe('');
});

test('buying works before any script has arrived', async () => {
  const { page } = await visit({ javaScriptEnabled: false });
  await goToFilledCheckoutWithoutScripts(page);
  await page.getByRole('radio', { name: /Bank transfer/ }).check({ force: true });
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.waitForURL(/\/orders\/BF-/);
  expect(await page.getByRole('main').innerText()).toMatch(/BF-[0-9A-Z]{4}-[0-9A-Z]{4}/);
});

test('a tap while a slow phone still brings the shelf to life is neither lost nor done twice', async () => {
  const { page, context, complaints } = await visit();
  const phone = await context.newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  await page.addInitScript(() => {
    const isAlive = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactProps'));
    const look = setInterval(() => {
      const last = [...document.querySelectorAll<HTMLFormElement>('main li form[action="/cart"]')].at(-1);
      if (!last || !isAlive(document.body)) return;
      clearInterval(look);
      document.body.dataset.tapped = isAlive(last) ? 'too late' : 'in time';
      last.querySelector('button')?.click();
    }, 1);
  });
  await open(page, '/search?q=screen');
  expect(await page.locator('body').getAttribute('data-tapped')).toBe('in time');
  await page.getByRole('link', { name: 'Cart, 1 item', exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/search');
  expect(complaints).toEqual([]);
});

test('a browser that keeps no cookies is told why its cart stays empty', async () => {
  const { page, context } = await visit();
  await open(page, '/cart?added');
  await page.getByText('The cart was not kept').waitFor();
  await expectAccessible(page);
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }));
  await open(page, '/products/2');
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await page
    .getByText(/keeps no cookies/)
    .first()
    .waitFor();
});

test('what was just added is said where it hides no button that is tapped next', async () => {
  const { page } = await visit({ viewport: PHONE });
  await open(page, '/products/2');
  await addToCart(page);
  const toast = page.getByRole('status').filter({ hasText: 'Product added to cart successfully' });
  const check = page.getByRole('main').getByRole('button', { name: 'Check', exact: true });
  const [said, button, header] = [
    await toast.boundingBox(),
    await check.boundingBox(),
    await page.getByRole('banner').boundingBox(),
  ];
  if (!said || !button || !header) throw new Error('The page lacks the toast, the button or its header.');
  expect(said.y).toBeGreaterThanOrEqual(header.y + header.height);
  expect(said.y + said.height < button.y || said.y > button.y + button.height).toBe(true);
  // Also where the keyboard brings it to an edge of the window.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await check.focus();
  const [still, focused] = [await toast.boundingBox(), await check.boundingBox()];
  expect((still?.y ?? 0) + (still?.height ?? 0)).toBeLessThanOrEqual(focused?.y ?? 0);
});

test('a customer’s cart goes by their address book, as their checkout does, until they type another postcode', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Customer');
  const added = await page.request.post('/api/cart', { data: { productId: 2, quantity: 1 } });
  const { id } = (await added.json()) as { id: number };
  const summary = page.getByRole('complementary', { name: 'Order Summary' }).first();
  const total = () => /Total(?: to pay,)? inc VAT\D*£([\d,.]+)/.exec(text)?.[1];
  await open(page, '/cart');
  let text = await summary.innerText();
  expect(text).toMatch(/Arrives .* at [A-Z]{1,2}\d/);
  expect(text).not.toContain('until a postcode is known');
  const inCart = total();
  await open(page, '/checkout');
  text = await summary.innerText();
  expect(total()).toBe(inCart);
  await open(page, '/cart');
  await page.getByLabel('Your postcode').fill('IV1 1AA');
  await page.getByRole('button', { name: 'Check' }).click();
  await summary.getByText(/at IV1 1AA/).waitFor();
  await page.request.delete(`/api/cart/${id}`);
});

test('the checkout begins where the cart ended: at the postcode, with the delivery that was named', async () => {
  const { page } = await visit({ viewport: PHONE });
  await open(page, '/products/2');
  await page.evaluate(() => localStorage.setItem('postcode', 'LS1 4AP'));
  await addToCart(page);
  await open(page, '/cart');
  const summary = page.getByRole('complementary', { name: 'Order Summary' });
  const row = summary.getByText(/^Delivery: /).first();
  await row.waitFor();
  const [, method = 'none'] = /^Delivery: (.+?)(?=Arrives| ex VAT|$)/.exec((await row.textContent()) ?? '') ?? [];
  await open(page, '/checkout');
  await expect.poll(() => page.getByLabel('Postcode').first().inputValue()).toBe('LS1 4AP');
  expect(await page.getByRole('radio', { name: new RegExp(`^${method}`) }).isChecked()).toBe(true);
  // What the buyer chooses stays, wherever the goods go.
  await page.getByRole('radio', { name: /^Collection/ }).check({ force: true });
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('jo@sunrise-cafe.example');
  expect(await page.getByRole('radio', { name: /^Collection/ }).isChecked()).toBe(true);
});
