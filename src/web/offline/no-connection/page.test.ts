import fs from 'node:fs';
import { expect, test } from 'vitest';
import { noConnectionPage } from './page.ts';

const parts = { script: 'start()', shopName: 'Brightfront', nonce: 'n-1', wasForm: false };
const page = noConnectionPage(parts);

test('asks for nothing that lies on the server but its icon', () => {
  const addresses = [...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
  expect(addresses).toEqual(['/favicon.svg', '/', '']);
  expect(page).not.toMatch(/@import|url\((?!#)/);
});

test('wears the colours of the shop', () => {
  const tokens = fs.readFileSync('src/ui/styles/tokens.css', 'utf8');
  const colours = new Set(page.match(/#[\da-f]{6}\b/g));
  expect(colours.size).toBeGreaterThan(5);
  expect([...colours].filter((colour) => !tokens.includes(colour))).toEqual([]);
});

test('its script and its style carry the nonce of this one answer', () => {
  expect(page).toContain('<script nonce="n-1">start()</script>');
  expect(page.match(/<(script|style)(?! nonce="n-1")/g)).toBeNull();
});

test('bears the name of the shop, whatever signs are in it', () => {
  const named = noConnectionPage({ ...parts, shopName: 'Bell & <b>Sons</b>' });
  expect(named).toContain('<title>You are offline · Bell &amp; &lt;b>Sons&lt;/b></title>');
  expect(named).not.toContain('Brightfront');
});
