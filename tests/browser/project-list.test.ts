import { expect, test } from 'vitest';
import { DESKTOP, expectAccessible, open, openBrowser, PHONE } from './browser.ts';
import { expectGoodScreen } from './good-screen.ts';

const visit = openBrowser();

test('without scripts a guest plans two rooms, mends what does not fit, shares it, and buys it whole', async () => {
  const { page } = await visit({ javaScriptEnabled: false, viewport: PHONE });
  const all: { id: number; sku: string }[] = await (await page.request.get('/api/products')).json();
  const add = async (sku: string, quantity: string, room: string) => {
    await page.goto(`/products/${all.find((product) => product.sku === sku)?.id}`);
    await page.getByRole('link', { name: 'Add to list' }).click();
    await page.getByRole('heading', { name: 'Add to a project list' }).waitFor();
    await page.getByLabel('Quantity').fill(quantity);
    await page.getByLabel('Room or site').fill(room);
  };
  const submit = () => page.getByRole('button', { name: 'Add to the list' }).click();

  await add('BF-ID-55', '1000', 'Hall');
  await submit();
  expect(await page.locator('main').textContent()).toContain('Give the list a name');
  await page.getByLabel('Name of the list').fill('School');
  await submit();
  expect(await page.locator('main').textContent()).toContain('Quantity must be a whole number from 1 to 999');
  expect(await page.getByLabel('Room or site').inputValue()).toBe('Hall');
  await page.getByLabel('Quantity').fill('2');
  await submit();
  await page.getByText('2 of 2 have no bracket here.').waitFor();
  await add('BF-AC-WF-400', '2', 'Hall');
  await submit();
  await page
    .getByText('This bracket does not', { exact: false })
    .or(page.getByText('This bracket is not made'))
    .first()
    .waitFor();
  await add('BF-AC-WF-800', '2', 'Hall');
  await submit();
  await page.getByText(/Holds 2 ×/).waitFor();

  const small = page.getByLabel(/^Quantity of .*400/);
  await small.fill('0');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('link', { name: /from 1 to 999/ }).waitFor();
  expect(await page.getByLabel(/^Quantity of .*400/).inputValue()).toBe('0');
  await page.getByRole('button', { name: /^Remove .*400/ }).click();
  await page.getByText('The list is saved.').waitFor();
  expect(await page.getByText('This bracket').count()).toBe(0);

  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('Link to read it').inputValue();
  const own = page.url();
  const reader = await visit({ viewport: DESKTOP });
  await expectGoodScreen(reader, new URL(link).pathname + new URL(link).search);
  expect(await reader.page.getByRole('button', { name: 'Save changes' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Revoke the link' }).click();
  await page.getByText('The link no longer works.').waitFor();
  await open(reader.page, new URL(link).pathname + new URL(link).search);
  await reader.page.getByText('A link that its owner has revoked opens nothing any more').waitFor();
  expect(await reader.page.getByText('400').count()).toBe(0);

  await page.goto(own);
  await page.getByRole('link', { name: 'Request a quote' }).click();
  await page.getByRole('heading', { name: 'Your project list' }).waitFor();
  await page.goto(own);
  await page.getByRole('button', { name: 'Add all to Cart' }).click();
  await page.waitForURL('**/cart?added');
  const lines: { quantity: number }[] = await (await page.request.get('/api/cart')).json();
  expect(lines.map(({ quantity }) => quantity)).toEqual([2, 2]);
  await page.getByRole('link', { name: 'Keep as a list' }).click();
  await page.getByRole('heading', { name: 'Add to a project list' }).waitFor();
});

test('with scripts a list fits a laptop and a phone, can be used by all, and says when another window changed it', async () => {
  const seen = await visit({ viewport: DESKTOP });
  const { page } = seen;
  await expectGoodScreen(seen, '/project-lists');
  await open(page, '/project-lists');
  await page.getByLabel('Name of a new list').fill('Pub');
  await page.getByRole('button', { name: 'Start a list' }).click();
  await page.getByText('Nothing is on this list yet').waitFor();
  const url = new URL(page.url());
  const [id, key] = [url.pathname.split('/').at(-1), url.searchParams.get('key')];
  const call = `/api/project-lists/${id}/lines?key=${key}`;
  const lines = [1, 2].map((productId) => ({ productId, quantity: 3, room: productId === 1 ? 'Bar' : '' }));
  expect((await page.request.post(call, { data: { lines } })).status()).toBe(200);
  await expectGoodScreen(seen, url.pathname + url.search.replace('&said=started', ''));
  await page.request.post(call, { data: { lines } });
  await page
    .getByLabel(/^Quantity of/)
    .first()
    .fill('4');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('This list was changed meanwhile').waitFor();
  await expect
    .poll(() =>
      page
        .getByLabel(/^Quantity of/)
        .first()
        .inputValue(),
    )
    .toBe('6');
  await expectAccessible(page);
  await page
    .getByLabel(/^Quantity of/)
    .first()
    .fill('5');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('The list is saved.').waitFor();
});
