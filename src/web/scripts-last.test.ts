import { expect, test } from 'vitest';
import { scriptsLast } from './scripts-last.ts';

test('style, words and pictures come before scripts, which the page does without at first', () => {
  const page = '<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/>';
  expect(scriptsLast(page)).toBe(
    '<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" fetchpriority="low" href="/a.js"/>',
  );
});
