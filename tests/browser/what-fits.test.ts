import { expect, test } from 'vitest';
import { expectAccessible, open, openBrowser, PHONE } from './browser.ts';

const visit = openBrowser();

test('from a product a buyer follows the link to why each bracket fits, and comes back', async () => {
  const { page, complaints } = await visit({ viewport: PHONE });
  const [board] = (await (await page.request.get('/api/products')).json()) as {
    id: number;
    slug: string;
    name: string;
  }[];
  await open(page, `/products/${board?.id}/${board?.slug}`);
  await page.getByRole('link', { name: /^(Why, and what does not fit|Show all \d+).*Hangs on/s }).click();
  await page.getByRole('heading', { level: 1, name: 'Hangs on' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/products/${board?.id}/${board?.slug}/fits`);
  await expectAccessible(page);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: board?.name ?? '' }).waitFor();
  expect(complaints).toEqual([]);
});
