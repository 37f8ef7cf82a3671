import { expect, test } from 'vitest';
import { DESKTOP, expectAccessible, open, openBrowser, PHONE } from './browser.ts';

const visit = openBrowser();

test('a buyer turns prices to inc VAT and compares two boards, and the shop remembers both', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  await open(page, '/search?category=Digital+Menu+Boards');
  await page.getByRole('button', { name: /^inc .*VAT$/ }).click();
  await expect.poll(() => page.getAttribute('html', 'data-vat')).toBe('inc');
  const toggles = page.getByRole('button', { name: /^Compare: / });
  await toggles.nth(0).click();
  await toggles.nth(1).click();
  await page.getByRole('link', { name: 'Compare 2 products' }).click();
  await page.getByRole('heading', { name: 'Compare products' }).waitFor();
  expect(new URL(page.url()).searchParams.get('ids')).toMatch(/^\d+,\d+$/);
  expect(await page.getByRole('columnheader').count()).toBe(2);
  expect(await page.getByRole('row', { name: /Screen size/ }).textContent()).toContain('differs');
  await expectAccessible(page);

  // Served so, before any script: the choice and the comparison come with the cookie.
  const html = await (await page.request.get('/compare')).text();
  expect(html).toContain('<html data-vat="inc"');
  expect(await (await page.request.get('/')).text()).toContain('<html data-vat="inc"');

  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await page.waitForURL(/ids=\d+$/);
  expect(complaints).toEqual([]);
});

test('without scripts the same is done by forms', async () => {
  const { page } = await visit({ viewport: PHONE, javaScriptEnabled: false });
  await page.goto('/search?category=Kiosks');
  await page.getByRole('button', { name: /^inc .*VAT$/ }).click();
  await page.locator('html[data-vat="inc"]').waitFor();
  expect(new URL(page.url()).search).toBe('?category=Kiosks');
  await page
    .getByRole('button', { name: /^Compare: / })
    .nth(0)
    .click();
  await page.waitForURL(/\/compare\?ids=\d+$/);
  await page.goto('/search?category=Kiosks');
  await page
    .getByRole('button', { name: /^Compare: / })
    .nth(1)
    .click();
  await page.waitForURL(/\/compare\?ids=\d+,\d+$/);
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await page.waitForURL(/\/compare\?ids=\d+$/);
});
