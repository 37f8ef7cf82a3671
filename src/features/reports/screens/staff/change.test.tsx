import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Change } from './change.tsx';

test.each([
  [120, 100, '20% more than before'],
  [80, 100, '20% less than before'],
  [100, 100, '0%, the same as before'],
  [0, 0, 'none before either'],
])('%d after %d reads: %s', (now, before, words) => {
  expect(renderToStaticMarkup(<Change now={now} before={before} />).replace(/<[^>]*>/g, '')).toBe(words);
});
