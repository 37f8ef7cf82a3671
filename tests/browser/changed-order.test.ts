import pg from 'pg';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { DESKTOP, expectAccessible, openBrowser, PHONE } from './browser.ts';
import { goToFilledCheckout, goToFilledCheckoutWithoutScripts } from './checkout.ts';
import { databaseUrl, shopUrl } from './own-shop.ts';

const visit = openBrowser();

test.each([
  ['with scripts, on a phone', { viewport: PHONE }, goToFilledCheckout],
  ['without scripts', { viewport: DESKTOP, javaScriptEnabled: false }, goToFilledCheckoutWithoutScripts],
] as const)(
  'a price that rose since the page is charged only if it is agreed to, %s',
  async (_, options, goToCheckout) => {
    const { page, complaints } = await visit(options);
    await goToCheckout(page);
    await page.getByRole('radio', { name: /^Bank transfer/ }).check({ force: true });
    const seen = await amountOn(page, /^Place order · £/);
    const hasScripts = !('javaScriptEnabled' in options);
    const heldUntil = hasScripts ? await dayHeldUntil(page) : '';

    await raisePrice();
    await page.getByRole('button', { name: /^Place order/ }).click();
    const agree = page.getByRole('button', { name: /^Agree and order · £/ });
    await agree.waitFor();
    const notice = page.getByRole('alert');
    await notice.getByText(/Nothing was ordered or charged\.$/).waitFor();
    const now = await amountOn(page, /^Agree and order · £/);
    expect(now).not.toBe(seen);
    const total = notice.getByRole('row', { name: /^Total to pay/ });
    expect((await total.innerText()).match(/£[\d,.]+/g)).toEqual([seen, now]);
    expect(await page.getByLabel('Postcode').first().inputValue()).toBe('LS1 4AP');
    // Axe is a script itself.
    if (hasScripts) await expectAccessible(page);

    await agree.click();
    await page.waitForURL(/\/orders\/BF-/);
    await page.getByRole('heading', { name: /thank you/i }).waitFor();
    expect(await page.getByRole('main').innerText()).toContain(now);
    expect(await page.getByText('Please pay').innerText()).toContain(` by ${heldUntil}`);
    expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
  },
);

/** `30 Nov`, as the choice of a bank transfer says it. */
async function dayHeldUntil(page: Page): Promise<string> {
  const said = await page.getByText('We place your order at once').innerText();
  return /We hold the goods until \w+ (\d+ \w+)\./.exec(said)?.[1] ?? 'no day is said';
}

async function amountOn(page: Page, button: RegExp): Promise<string> {
  const name = await page.getByRole('button', { name: button }).first().innerText();
  return /£[\d,.]+/.exec(name)?.[0] ?? '';
}

/** Ten pounds more, seen by the shop before this returns. */
async function raisePrice(): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  onTestFinished(() => database.end());
  const { rows } = await database.query<{ price: string }>(
    'update products set price = price + 10 where id = 2 returning price',
  );
  await expect
    .poll(async () => (await fetch(`${shopUrl}/api/products/2`)).json())
    .toMatchObject({ price: rows[0]?.price });
}
