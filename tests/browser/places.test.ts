// How exactly places are known: a point set on the map changes what the customer's page says, and a file is sent by the owner.
import { expect, test } from 'vitest';
import { DESKTOP, enterAs, expectAccessible, open, openBrowser, PHONE } from './browser.ts';

const visit = openBrowser();
// The demo's order may be late by now.
const DAY = /Estimated delivery\s+(about |Was due )?\d/;

test('an order to an area is told with ‘about’, and exactly once staff have pointed at its address', {
  timeout: 120_000,
}, async () => {
  const { page: staff, complaints } = await visit({ viewport: DESKTOP });
  await enterAs(staff, 'Admin');
  const answer = await staff.request.get('/api/orders?scope=all&limit=200');
  const { items } = (await answer.json()) as {
    items: { orderNumber: string; status: string; deliveryAddress: { city: string } | null }[];
  };
  const toCardiff = items.find(
    ({ status, deliveryAddress }) =>
      deliveryAddress?.city === 'Cardiff' && status !== 'cancelled' && status !== 'delivered',
  );
  const orderNumber = toCardiff?.orderNumber ?? 'none';
  const { page: visitor } = await visit({ viewport: PHONE });
  await open(visitor, `/track-order?order=${orderNumber}`);
  await visitor.getByText(/^About \d+[05] km$/).waitFor();
  expect(await visitor.locator('dl').first().innerText()).toMatch(DAY);
  expect(await visitor.locator('dl').first().innerText()).not.toContain('Arrival');

  await open(staff, `/admin/orders?order=${orderNumber}`);
  await staff.getByText(/^Known by its postcode area only/).waitFor();
  await staff.getByRole('button', { name: 'Set on the map' }).click();
  const pin = staff.getByRole('button', { name: /^Pin at / });
  const before = await pin.getAttribute('aria-label');
  await pin.focus();
  await staff.keyboard.press('ArrowRight');
  await expect.poll(() => pin.getAttribute('aria-label')).not.toBe(before);
  await expectAccessible(staff);
  await staff.getByLabel('Latitude').fill('north');
  await staff.getByRole('button', { name: 'Save the point' }).click();
  await staff.getByText('The latitude must be a number from -90 to 90').waitFor();
  expect(await staff.getByLabel('Latitude').evaluate((field) => field === document.activeElement)).toBe(true);
  await staff.getByLabel('Latitude').fill('51,4637');
  await staff.getByLabel('Longitude').fill('-3.1640');
  await staff.getByRole('button', { name: 'Save the point' }).click();
  await staff.getByText(/^Set on the map/).waitFor();

  // The visitor's page is told by itself, to whole kilometres.
  await visitor.getByText(/^About \d+ km to go|^From our warehouse to Cardiff/).waitFor();
  await expect.poll(() => visitor.getByText('About Cardiff').count()).toBe(0);
  await expectAccessible(visitor);
  // The demo is others' too.
  await staff.getByRole('button', { name: 'Move the point' }).click();
  await staff.getByRole('button', { name: 'Go by the postcode again' }).click();
  await staff.getByText(/^Known by its postcode area only/).waitFor();
  expect(complaints.filter((complaint) => !/400/.test(complaint))).toEqual([]);
});

test('the owner sends a file of postcodes, and is told what was found or why nothing was changed', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await enterAs(page, 'Admin');
  await open(page, '/admin/places');
  const choose = page.getByLabel('Choose the file');
  const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose.setInputFiles(file('products.csv', 'name,price\nScreen,10\n'));
  await page.getByText(/neither Code-Point Open .* nor the ONS Postcode Directory/).waitFor();
  // Lerwick, where no order of the demo goes.
  const row = '"ZE1 0AA",10,447400,1141600,"S92000003","","","S12000027","","S13002772"\n';
  await choose.setInputFiles(file('ze.csv', row));
  await page.getByText('1 postcode has an exact place.').waitFor();
  await page.getByText('1 postcode in 1 area known exactly.').waitFor();
  await expectAccessible(page);
});
