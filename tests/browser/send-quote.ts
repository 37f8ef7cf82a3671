import type { Page } from 'playwright-core';

/** Staff save the quote that is open and send it, or hand it over where the shop sends no e-mail. */
export async function sendQuote(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save and send' }).click();
  await page
    .getByText(/Quote (Sent|Ready)/)
    .first()
    .waitFor();
}
