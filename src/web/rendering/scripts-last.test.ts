import { expect, test } from 'vitest';
import { scriptsLast } from './scripts-last.ts';

test('style, text and pictures load before scripts', () => {
  const page = '<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/></head><p>';
  expect(scriptsLast(page)).toBe(
    '<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" fetchpriority="low" href="/a.js"/></head><p>',
  );
});
