import { expect, test } from 'vitest';
import { findViolations } from './accessibility.ts';
import { openVisits } from './browser.ts';

const visit = openVisits();

// White on white, or nearly, in the ways in which a text comes to lie on something else than its own box.
const ILLEGIBLE = {
  'in a pale colour': '<p style="color: #aaa">Price</p>',
  'in a colour that is half clear': '<p style="color: rgb(0 0 0 / 30%)">Price</p>',
  'in a box that is half clear': '<div style="opacity: 0.3"><p>Price</p></div>',
  'on a dark box that is half clear':
    '<div style="background: rgb(0 0 0 / 50%)"><p style="color: #333">Price</p></div>',
  'on a dark box beneath its own': '<div style="background: #222"><div><p style="color: #333">Price</p></div></div>',
  'over the edge of its box onto another': `<div style="position: relative; background: #222; height: 60px">
      <div style="position: absolute; background: #fff; width: 40px; height: 30px">
        <span style="position: absolute; left: 60px; white-space: nowrap; color: #333">Price of it</span></div></div>`,
  'on a dark box that was pushed beneath it': `<div style="position: relative; height: 40px">
      <div style="position: absolute; inset: 0; background: #222"></div><p style="position: relative; color: #333">Price</p></div>`,
  'on a dark box in the same cell of a grid': `<div style="display: grid"><div style="grid-area: 1 / 1; background: #222"></div>
      <p style="grid-area: 1 / 1; color: #333">Price</p></div>`,
};

test.each(Object.entries(ILLEGIBLE))('text %s is found to be illegible', async (_where, text) => {
  const { page } = await visit();
  await page.setContent(pageOf(text));
  expect((await findViolations(page)).map((line) => line.split(':')[0])).toEqual(['color-contrast']);
});

test('text that is made illegible after a look is found by the next, and legible text by none', async () => {
  const { page } = await visit();
  await page.setContent(pageOf('<p>Price</p>'));
  expect(await findViolations(page)).toEqual([]);
  await page.locator('p').evaluate((text) => text.style.setProperty('color', '#aaa'));
  expect(await findViolations(page)).toEqual(['color-contrast: p']);
});

function pageOf(text: string): string {
  return `<!doctype html><html lang="en-GB"><head><title>Prices</title><meta name="viewport" content="width=device-width"></head>
    <body style="background: #fff; color: #111"><main><h1>Prices</h1>${text}</main></body></html>`;
}
