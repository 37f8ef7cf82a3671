import { expect, test } from 'vitest';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser, PHONE } from './browser.ts';

const visit = openBrowser();

test('without scripts five answers lead to what suits, wrong ones to a sentence, and one click puts a bundle in the cart', async () => {
  const { page } = await visit({ javaScriptEnabled: false, viewport: PHONE });
  await page.goto('/guide');
  await page.getByRole('radio', { name: /^In a window/ }).check();
  await page.getByLabel('Distance', { exact: true }).fill('far away');
  // What no other place offers is not there to choose.
  expect(await page.getByRole('radio', { name: /^A brightly|^Bright/ }).count()).toBe(0);
  await page.getByRole('radio', { name: /^Faces south/ }).check();
  await page.getByRole('radio', { name: /^Pictures and video/ }).check();
  await page.getByRole('radio', { name: /^16 hours/ }).check();
  await page.getByRole('button', { name: 'Show what suits' }).click();
  await page.getByText('Enter a distance from 0.5 to 60 m, such as 6, 250 cm or 20 ft.').waitFor();
  const distance = page.getByLabel('Distance', { exact: true });
  expect(await distance.inputValue()).toBe('far away');
  expect(await distance.getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByRole('radio', { name: /^Faces south/ }).isChecked()).toBe(true);

  await distance.fill('13 ft');
  await page.getByRole('button', { name: 'Show what suits' }).click();
  await page.getByRole('heading', { name: '2 screens suit' }).waitFor();
  const first = page.getByRole('listitem').filter({ hasText: 'Glowden Window 49' });
  await expect.poll(() => first.first().textContent()).toContain('Contrast there5.6');
  await first.getByRole('button', { name: /^Add all 3 to Cart/ }).click();
  await page.waitForURL('**/cart?added');
  for (const name of ['Glowden Window 49', 'Brightfront Player, two outputs', 'HDMI lead, 5 m'])
    await page.getByRole('link', { name }).first().waitFor();
});

test('a bracket in the cart that does not hold the screen beside it is swapped, as many as there were, for one that does', async () => {
  const { page } = await visit({ javaScriptEnabled: false, viewport: PHONE });
  const all: { id: number; sku: string }[] = await (await page.request.get('/api/products')).json();
  for (const [sku, quantity] of [
    ['BF-MB-65', 1],
    ['BF-AC-WF-400', 2],
  ]) {
    const productId = all.find((product) => product.sku === sku)?.id;
    expect((await page.request.post('/api/cart', { data: { productId, quantity } })).status()).toBe(201);
  }
  await page.goto('/cart');
  const notice = page.getByText('This bracket is not made for a screen of the size of Counter 65 menu board.');
  await notice.waitFor();
  await page.getByRole('button', { name: 'Swap for this one' }).click();
  await page.getByRole('link', { name: 'Stanwick tilting bracket, up to 600 × 400' }).first().waitFor();
  expect(await notice.count()).toBe(0);
  const lines: { quantity: number; product: { sku: string } }[] = await (await page.request.get('/api/cart')).json();
  expect(lines.map(({ product, quantity }) => [product.sku, quantity])).toEqual([
    ['BF-MB-65', 1],
    ['BF-AC-WT-600', 2],
  ]);
});

test('with the keyboard alone: the drawing follows at once, what suits after a pause, and the address says it all', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  await open(page, '/guide');
  const caption = page.locator('figcaption');
  await page.getByRole('radio', { name: /^On a wall/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('6');
  await page.getByRole('radio', { name: /^Ordinary/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('radio', { name: /^A menu or list/ }).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => caption.textContent()).toContain('49″ or more, 28″ where it hangs upright.');
  await page.getByRole('radio', { name: /^16 hours/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('heading', { name: 'The first 6 that suit' }).waitFor();
  expect(new URL(page.url()).search).toBe('?place=wall&metres=6&light=room&shows=menu&lines=12&hours=16');
  // The arrow key takes the next answer, and what runs all night is left.
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => new URL(page.url()).search).toContain('hours=24');
  // The address is a moment ahead of the page.
  await page.getByRole('heading', { name: 'Counter 55 menu board', exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Counter Pro 43 bright menu board' }).waitFor();
  await page.getByRole('button', { name: /^Add all 4 to Cart: Counter Pro 43/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Added to Cart', { exact: true }).waitFor();
  await expectAccessible(page);
  // Another kind of place takes back the light that it does not have.
  await page.getByRole('radio', { name: /^Outdoors/ }).check();
  await page.getByText('One question is still open.').waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('heading', { name: 'Counter Pro 43 bright menu board' }).waitFor();
  expect(complaints).toEqual([]);
}, 120_000);

test('what nothing sold does leads to a quote that knows the answers, and the page of a screen says how far it reads', async () => {
  const { page } = await visit({ viewport: { width: 320, height: 640 } });
  await open(page, '/guide?place=outdoors&metres=3&light=sun&shows=pictures&hours=16');
  await page.getByRole('heading', { name: 'Nothing we sell does this' }).waitFor();
  const wall = page.getByRole('link', { name: 'plan one and see its price' });
  expect(await wall.getAttribute('href')).toContain('/led-wall?width=4&height=2.5&unit=m&place=outdoors');
  await page.getByRole('link', { name: 'Ask us for a quote' }).click();
  await page.getByRole('heading', { name: 'Your place' }).waitFor();
  await page.getByText('full sun, about 60,000 lux').waitFor();
  await page.getByLabel('Name').fill('Ada Cook');
  await page.getByLabel('Email').fill('ada@chips.example');
  await page.getByLabel('Contact number').fill('0113 496 0123');
  await page.getByRole('button', { name: 'Request quote' }).click();
  await page.getByRole('heading', { name: 'Request sent' }).waitFor();
  await open(page, '/products/4');
  await page.getByText('A list of about twelve lines reads from up to 6.8 m and 12.1 m upright.').waitFor();
  await page.getByText('Electricity: about £196.22 a year').waitFor();
});

test('the screen that the guide judges by name goes along to the quote as a line, and one that is not sold does not', async () => {
  const { page } = await visit({ viewport: PHONE });
  await enterAs(page, 'Customer');
  const answers = 'place=outdoors&metres=3&light=sun&shows=pictures&hours=16';
  await open(page, `/request-quote?${answers}&product=999999`);
  await page.getByRole('heading', { name: 'Your place' }).waitFor();
  expect(await page.locator('main').textContent()).not.toContain('1 ×');
  await open(page, `/guide?${answers}&product=4`);
  const [name = ''] = (await page.getByText(/ does not suit this place$/).innerText()).split(' does not');
  await page.getByRole('link', { name: 'Ask us for a quote' }).click();
  await page.locator('main').getByText(`1 × ${name}`).waitFor();
  await page.getByLabel('Contact number').fill('0113 496 0123');
  await page.getByRole('button', { name: 'Request quote' }).click();
  await page.getByRole('heading', { name: 'Request sent' }).waitFor();
  await open(page, `/quotes/${await page.getByText(/^BQ-/).innerText()}`);
  expect(await page.locator('main').textContent()).toContain(name);
});
