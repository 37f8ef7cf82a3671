import { expect, test } from 'vitest';
import { drawPicture } from '../support/pictures.ts';
import { enterAs, expectAccessible, open, openBrowser, PHONE } from './browser.ts';
import { addToCart } from './checkout.ts';

const visit = openBrowser();
const NEAR_LEEDS = { latitude: 53.745, longitude: -1.6 };
const NEARER = { latitude: 53.79, longitude: -1.553 };

test('staff choose a driver, the driver shares where the van is, the customer watches it come and confirms', {
  timeout: 120_000,
}, async () => {
  const { page: customer, complaints } = await visit({ viewport: PHONE });
  await enterAs(customer, 'Customer');
  const orderNumber = await buy(customer);

  const { page: staff } = await visit({ viewport: { width: 1440, height: 900 } });
  await enterAs(staff, 'Admin');
  await open(staff, `/admin/orders?order=${orderNumber}`);
  const drawer = staff.getByRole('dialog', { name: orderNumber });
  await drawer.getByText('Nobody brings this order yet.').waitFor();
  await drawer.getByLabel('Driver', { exact: true }).selectOption({ index: 1 });
  await drawer.getByRole('button', { name: 'Assign' }).click();
  const link = await drawer.getByLabel('Driver’s link').inputValue();
  await expectAccessible(staff);

  const { page: driver, context } = await visit({ viewport: PHONE });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(NEAR_LEEDS);
  const address = new URL(link).pathname + new URL(link).search;
  await open(driver, address);
  await expectAccessible(driver);
  await driver.getByRole('button', { name: 'Start delivery' }).click();
  await driver.getByText('Not shared yet').waitFor();

  await open(customer, '/track-order');
  await customer.getByLabel('Order number').fill(orderNumber.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'O'));
  await customer.getByRole('button', { name: 'Track order' }).click();
  // Every half minute the demo moves a driver who shares nothing.
  const seen = customer.getByText(/^Seen /);
  await customer.getByText('The position is not shared yet.').or(seen).first().waitFor();
  expect(await customer.getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuenow')).toBe('75');

  // Nobody loads the customer's page again: it moves by itself.
  await driver.getByRole('button', { name: 'Share my position' }).click();
  await driver.getByText(/^Shared (just now|\d+ seconds ago)$/).waitFor();
  const caption = customer.locator('figcaption');
  await expect
    .poll(() => caption.innerText(), { timeout: 60_000 })
    .toMatch(/^\d+\.\d km to go: the driver is (south|south-west|west) of Leeds, seen at \d\d:\d\d\./);
  await customer.getByText(/Seen (just now|\d+ seconds ago)/).waitFor();
  const first = await caption.innerText();
  await expectAccessible(customer);
  await customer.getByRole('button', { name: 'Last stretch' }).click();
  await expectAccessible(customer);
  await context.setGeolocation(NEARER);
  await expect.poll(() => caption.innerText(), { timeout: 60_000 }).not.toContain(first.split(' km')[0]);

  // A name and a photo, or it is not handed over; what is wrong stands beside its field.
  await driver.getByRole('button', { name: 'Delivered' }).click();
  await driver.getByText('Name is required').waitFor();
  await driver.getByText('Take a photo, or let the recipient sign').waitFor();
  await expectAccessible(driver);
  await driver.getByLabel('Received by').fill('Zoë O’Brien');
  const buffer = await drawPicture('jpeg', { width: 1200, height: 900 });
  const photo = { name: 'door.jpg', mimeType: 'image/jpeg', buffer };
  await driver.getByLabel('Photo of the delivery').setInputFiles(photo);
  await driver.getByRole('button', { name: 'Delivered' }).click();
  await driver.getByText('This link has ended with it.').waitFor();
  expect(await open(driver, address)).toBe(410);
  await driver.getByText('This link has ended', { exact: true }).waitFor();
  await expectAccessible(driver);

  await customer.getByText('Zoë O’Brien').waitFor();
  const picture = customer.getByRole('img', { name: 'Photo of the delivery' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await customer.getByRole('button', { name: 'Confirm Delivery' }).click();
  await customer.getByText('Delivery confirmed').waitFor();
  await expectAccessible(customer);
  expect(complaints).toEqual([]);
});

test('a driver whose browser keeps the position to itself is told how to share it, and delivers without', {
  timeout: 120_000,
}, async () => {
  const { page: customer } = await visit();
  await enterAs(customer, 'Customer');
  const orderNumber = await buy(customer);
  const { page: staff } = await visit({ viewport: { width: 1440, height: 900 } });
  await enterAs(staff, 'Admin');
  await open(staff, `/admin/orders?order=${orderNumber}`);
  const drawer = staff.getByRole('dialog', { name: orderNumber });
  // A driver's details are put right, and a wrong choice is taken back.
  await drawer.getByRole('button', { name: 'All drivers' }).click();
  const all = staff.getByRole('dialog', { name: 'Drivers' });
  await all
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await all.getByLabel('Vehicle').fill('');
  await all.getByRole('button', { name: 'Save driver' }).click();
  await all.getByText('Vehicle is required').waitFor();
  await all.getByLabel('Vehicle').fill('Yellow van');
  await all.getByRole('button', { name: 'Save driver' }).click();
  await all.getByText('Yellow van').waitFor();
  await staff.keyboard.press('Escape');
  await drawer.getByRole('button', { name: 'Assign' }).click();
  await drawer.getByLabel('Driver’s link').waitFor();
  await drawer.getByRole('button', { name: 'Take the driver off' }).click();
  await staff.getByRole('button', { name: 'Take off', exact: true }).click();
  await drawer.getByText('Nobody brings this order yet.').waitFor();
  await drawer.getByRole('button', { name: 'Assign' }).click();
  const link = await drawer.getByLabel('Driver’s link').inputValue();

  const { page: driver } = await visit();
  await open(driver, new URL(link).pathname + new URL(link).search);
  await driver.getByRole('button', { name: 'Start delivery' }).click();
  await driver.getByRole('button', { name: 'Share my position' }).click();
  await driver.getByText(/Allow location for it/).waitFor();
  await driver.getByLabel('Received by').fill('Sam');
  await driver.getByRole('radio', { name: 'Signature' }).check({ force: true });
  const paper = driver.getByRole('img', { name: 'Space to sign, empty' });
  await paper.scrollIntoViewIfNeeded();
  const box = (await paper.boundingBox()) ?? { x: 0, y: 0 };
  await driver.mouse.move(box.x + 30, box.y + 60);
  await driver.mouse.down();
  for (let step = 1; step < 20; step++) await driver.mouse.move(box.x + 30 + step * 8, box.y + 60 + (step % 4) * 9);
  await driver.mouse.up();
  await driver.getByRole('img', { name: 'Space to sign, signed' }).waitFor();
  await expectAccessible(driver);
  await driver.getByRole('button', { name: 'Delivered' }).click();
  await driver.getByText('This link has ended with it.').waitFor();
});

test('an empty search and a number that no order has are told apart', async () => {
  const { page } = await visit();
  await open(page, '/track-order');
  await page.getByRole('button', { name: 'Track order' }).click();
  await page.getByText('Please enter an order number to track').first().waitFor();
  await page.getByLabel('Order number').fill('BF-0000-0000');
  await page.getByRole('button', { name: 'Track order' }).click();
  await page.getByText('No order found with that number. Please check and try again.').first().waitFor();
  await expectAccessible(page);
});

/** Buys a product as whoever is signed in, to one of their addresses; answers the order's number. */
async function buy(page: Awaited<ReturnType<typeof visit>>['page']): Promise<string> {
  await open(page, '/products/2');
  await addToCart(page);
  await open(page, '/checkout');
  await page.getByRole('radio', { name: /^Bank transfer/ }).check({ force: true });
  await page.getByRole('button', { name: /^Place order/ }).click();
  await page.waitForURL(/\/orders\/BF-/);
  return /BF-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(page.url())?.[0] ?? '';
}
