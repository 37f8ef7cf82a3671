import { expect, test } from 'vitest';
import { enterAs, open, openBrowser, PHONE } from './browser.ts';

const visit = openBrowser();

test('the contact form of who is signed in is filled in, but for what was typed', async () => {
  const { page } = await visit({ viewport: PHONE });
  await enterAs(page, 'Customer');
  await open(page, '/contact?subject=Wall');
  await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toMatch(/@/);
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).not.toBe('');
  await page.getByLabel('Name', { exact: true }).fill('The night shift');
  await page.reload();
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('The night shift');
});
