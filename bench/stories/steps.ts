import type { Teller } from './teller.ts';

/** What a buyer answers to the guide; the names of its fields, the values of its answers. */
export type Told = Readonly<Record<'place' | 'metres' | 'light' | 'shows' | 'hours', string>> & { lines?: string };

/** Answers the guide's questions one after the other, as its drawing follows. */
export async function askGuide({ page, photograph, hold }: Teller, told: Told): Promise<void> {
  await page.goto('/guide', { waitUntil: 'networkidle' });
  await photograph('guide');
  for (const field of ['place', 'light', 'shows', 'hours'] as const) {
    await page.locator(`input[name="${field}"][value="${told[field]}"]`).check({ force: true });
    if (field === 'place') await page.getByLabel('Distance', { exact: true }).fill(told.metres);
    if (field === 'shows' && told.lines) await page.locator('input[name="lines"]').fill(told.lines);
  }
  await page.getByRole('heading', { name: /suits?$/ }).waitFor();
  await page.waitForLoadState('networkidle');
  const address = new URL(page.url()).searchParams;
  for (const [field, value] of Object.entries(told))
    hold(address.get(field) === value, `The address says ${field}=${address.get(field)}, not ${value}.`);
  await photograph('what suits');
}

/** Puts the bundle of this screen in the cart. */
export async function addBundle({ page }: Teller, screen: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^Add (.* )?to Cart: ${screen}`) })
    .first()
    .click();
  await page.getByText('Added to Cart', { exact: true }).first().waitFor();
}

/** Buys what is in the cart by card, and follows the order: the button and the receipt name one sum, the checkout and the receipt one day. */
export async function payAndTrack(teller: Teller, to: { town: string; postcode: string }): Promise<void> {
  const { page, photograph, hold } = teller;
  await page.goto(`/cart?postcode=${encodeURIComponent(to.postcode)}`, { waitUntil: 'networkidle' });
  await photograph('cart');
  const refused = await page.getByText(/does not reach|is not made for|does not carry|does not fit/).allInnerTexts();
  hold(refused.length === 0, `The cart says: ${refused.join(' ')}`);
  await page.getByRole('link', { name: 'Checkout' }).first().click();
  await page.waitForURL('**/checkout');
  await page.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await fillCheckout(teller, to);
  const button = page.getByRole('button', { name: /^Place order/ });
  await page.waitForLoadState('networkidle');
  const charged = /£[\d,.]+/.exec((await button.textContent()) ?? '')?.[0] ?? 'no sum';
  const method = page.getByRole('group', { name: 'How should it get to you?' }).locator('label:has(input:checked)');
  const day = /Arrives \w{3} (\d+ \w{3})/.exec((await method.textContent()) ?? '')?.[1] ?? 'no day';
  await photograph('checkout');
  await button.click();
  await page.waitForURL(/\/orders\/BF-/);
  await page.getByRole('heading', { name: /thank you/i }).waitFor();
  await page.waitForLoadState('networkidle');
  await photograph('order');
  const receipt = (await page.getByRole('main').textContent()) ?? '';
  hold(receipt.includes(charged), `The button says ${charged}, which the order's page does not name.`);
  hold(receipt.includes(day), `The checkout says ${day}, which the order's page does not name.`);
  hold(/Paid/i.test(receipt), 'The order is not said to be paid.');
  await track(teller);
}

async function fillCheckout({ page }: Teller, { town, postcode }: { town: string; postcode: string }): Promise<void> {
  await page.getByLabel('E-mail address').fill('sam@buyer.example');
  const fields = { 'First name': 'Sam', 'Last name': 'Okafor', 'Address line 1': '1 Harbour Street' };
  for (const [label, text] of Object.entries({ ...fields, 'Town or city': town, Postcode: postcode }))
    await page.getByLabel(label).first().fill(text);
  await page.getByRole('radio', { name: /^Card/ }).check({ force: true });
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel(/Expiry/).fill('12/30');
  await page.getByLabel(/Security code/).fill('123');
}

async function track({ page, photograph }: Teller): Promise<void> {
  const number = /BF-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(page.url())?.[0] ?? '';
  await page.goto('/track-order', { waitUntil: 'networkidle' });
  await page.getByLabel('Order number').fill(number);
  await page.getByRole('button', { name: 'Track order' }).click();
  await page.getByRole('heading', { name: new RegExp(number) }).waitFor();
  await page.waitForLoadState('networkidle');
  await photograph('tracked');
}
