import { expect, test } from 'vitest';
import { DESKTOP, expectAccessible, open, openBrowser, PHONE } from './browser.ts';
import { expectToFit, SMALL_PHONE } from './good-screen.ts';

const visit = openBrowser();
const WALL = '/led-wall?width=3&height=2&unit=m&place=indoors&nearest=3&hours=12';

test('a buyer draws a wall with the keys and the mouse, and the figures, the address and the price follow', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP });
  await open(page, '/led-wall');
  const corner = page.getByRole('button', { name: /^Corner of the wall/ });
  await corner.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  expect(await page.getByLabel('Width').inputValue()).toBe('4.5');
  await page.getByText('9 × 4 = 36').waitFor();
  await expect.poll(() => new URL(page.url()).search).toContain('width=4.5&height=2&');

  const box = await corner.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 22, (box?.y ?? 0) + 22];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 200, y, { steps: 4 });
  await page.mouse.up();
  expect(Number(await page.getByLabel('Width').inputValue())).toBeLessThan(4);

  await page.getByLabel('Width').fill(`6'7"`);
  await page.getByLabel('Height').fill('two metres');
  await page.getByText('4 × 4 = 16').waitFor();
  await page.getByLabel('Nearest viewer').fill('1');
  await page.getByText('Nothing we sell for indoors looks smooth from 1 m').waitFor();
  expect(await page.getByLabel('Width').inputValue()).toBe(`6'7"`);
  await expectAccessible(page);
  await page.getByLabel('Nearest viewer').fill('2');
  await page.getByLabel('In', { exact: true }).selectOption('ft');
  expect(await page.getByLabel('Nearest viewer').inputValue()).toBe('6.562');
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('without scripts a wall is planned, bought whole and quoted with its plan', async () => {
  const { page } = await visit({ viewport: PHONE, javaScriptEnabled: false });
  await page.goto('/led-wall');
  await page.getByLabel('Width').fill('two metres');
  await page.getByLabel('Height').fill('0 m');
  await page.getByRole('button', { name: 'Plan this wall' }).click();
  await page.getByText('Enter more than 0 m').waitFor();
  expect(await page.getByLabel('Width').inputValue()).toBe('two metres');
  await page.getByLabel('Height').fill('1.5');
  await page.getByRole('button', { name: 'Plan this wall' }).click();
  await page.getByText('4 × 3 = 12').waitFor();

  await page.getByRole('button', { name: 'Add the wall to the cart' }).click();
  await page.waitForURL('**/cart?added');
  expect(await page.locator('main').textContent()).toContain('Tessaform LED cabinet 50 × 50, 2.6 mm');
  await page.goBack();

  await page.getByRole('link', { name: 'Ask for a quote' }).click();
  await page.getByRole('heading', { name: 'Your LED wall' }).waitFor();
  expect(await page.locator('main').textContent()).toContain('12 × Tessaform LED cabinet');
  await page.getByRole('link', { name: 'Change the wall' }).click();
  await page.getByText('4 × 3 = 12').waitFor();
});

test('the page fits 320 px, offers the ready wall, and prints without its form', async () => {
  const { page } = await visit({ viewport: SMALL_PHONE });
  await open(page, WALL);
  await expectToFit(page, WALL);
  await page.getByText('The same wall, ready made, for £11,850.00 ex VAT').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.wall-form').isVisible()).toBe(false);
  expect(await page.getByRole('img', { name: /^The wall, drawn to scale/ }).isVisible()).toBe(true);
});

const TOO_LARGE = 'Quote: LED wall, 40 m × 45 m, indoors, nearest viewer at 3 m';

test('a wall too large to plan shows no price of the one before, and is asked about with its size', async () => {
  const { page, complaints } = await visit({ viewport: PHONE });
  await open(page, '/led-wall');
  const price = page.getByRole('region', { name: 'Price' });
  await price.waitFor();
  await page.getByLabel('Width').fill('40');
  await page.getByLabel('Height').fill('45');
  await page.getByText('make it smaller, or ask us for a quote').waitFor();
  expect(await price.count()).toBe(0);
  expect(await page.locator('main').textContent()).not.toContain('£');
  await page.getByText('The drawing is of the last wall that could be planned').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ask us for a quote' }).click();
  expect(await page.getByLabel('Subject').inputValue()).toBe(TOO_LARGE);
  expect(complaints).toEqual([]);
});

test('without scripts a wall too large to plan is asked about with its size', async () => {
  const { page } = await visit({ viewport: PHONE, javaScriptEnabled: false });
  await page.goto('/led-wall?width=40&height=45&unit=m&place=indoors&nearest=3&hours=12');
  await page.getByRole('link', { name: 'Ask us for a quote' }).click();
  expect(await page.getByLabel('Subject').inputValue()).toBe(TOO_LARGE);
});
