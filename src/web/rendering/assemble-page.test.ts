import { expect, test } from 'vitest';
import { assemblePage } from './assemble-page.ts';

test('style, text and pictures load before scripts', () => {
  const page = '<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/></head><p>';
  expect(assemblePage([page], { scripts: [] })).toBe(
    '<!DOCTYPE html><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" fetchpriority="low" href="/a.js"/></head><p>',
  );
});

const PAGE = ['<html><head><title>Kiosk</title></head><body><main>', '<p>£1 – a card</p>', '</main></body></html>'];
const withScripts = '<script>first()</script><script>second()</script></body></html>';

test.each([
  ['in pieces', PAGE],
  ['in one', [PAGE.join('')]],
])('a page %s is joined as it is, with its programs at the end', (_, pieces) => {
  const scripts = ['first()', 'second()'];
  expect(assemblePage(pieces, { scripts })).toBe(
    `<!DOCTYPE html>${PAGE.join('').replace('</body></html>', withScripts)}`,
  );
  expect(assemblePage(pieces, { scripts, nonce: 'abc' })).toContain('<script nonce="abc">first()</script>');
});

test('what has no body gets no programs', () => {
  expect(assemblePage(['<p>a</p>'], { scripts: ['first()'] })).toBe('<!DOCTYPE html><p>a</p>');
});
