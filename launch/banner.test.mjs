import { expect, test } from 'vitest';
import { showBanner } from './banner.mjs';

const shop = { url: 'http://127.0.0.1:3000', accounts: [], setupCode: null, dataDir: '/srv/data' };

test('a shop without an admin says where it is set up, and with which code', () => {
  const banner = bannerOf({ ...shop, setupCode: '7K3Q-X9MD-2B4C-VW8Z' });
  expect(banner).toMatch(/Set it up at\s+http:\/\/127\.0\.0\.1:3000\/setup\n/);
  expect(banner).toMatch(/with the code\s+7K3Q-X9MD-2B4C-VW8Z\n/);
});

test('a shop that has its admin, and a demo with its accounts, say nothing of a setup', () => {
  expect(bannerOf(shop)).not.toContain('setup');
  const accounts = [{ role: 'public', username: 'customer', password: 'Customer123!' }];
  expect(bannerOf({ ...shop, accounts })).toMatch(/Log in as customer\s+customer \/ Customer123!/);
});

test('what the owner set by half stands below', () => {
  expect(bannerOf({ ...shop, notes: ['A is set without B: C is off.'] })).toMatch(
    /Mind\s+A is set without B: C is off\.\n/,
  );
});

function bannerOf(opened) {
  const lines = [];
  showBanner(opened, { line: (text) => lines.push(text) });
  return lines.join('\n');
}
