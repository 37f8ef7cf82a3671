import type { Locator, Page } from 'playwright-core';

/** The dialog in which staff write what a product is. */
export function dialogOf(page: Page): Locator {
  return page.getByRole('dialog');
}

export function fill(page: Page, label: string, text: string): Promise<void> {
  return dialogOf(page).getByLabel(label).fill(text);
}

export function save(page: Page, name = 'Save changes'): Promise<void> {
  return dialogOf(page).getByRole('button', { name }).click();
}

/** Whether customers find a product of this name in the shop. */
export async function isSold(page: Page, name: string): Promise<boolean> {
  const products = (await (await page.request.get('/api/products')).json()) as { name: string }[];
  return products.some((product) => product.name === name);
}
