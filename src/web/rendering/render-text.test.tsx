import { lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { renderText } from './render-text.ts';

const page = (part: React.ReactNode) => (
  <html lang="en-GB">
    <body>
      <Suspense fallback={<p>Wait</p>}>{part}</Suspense>
    </body>
  </html>
);
const whole = (part: string) => `<html lang="en-GB"><head></head><body><!--$-->${part}<!--/$--></body></html>`;

test('a page with a part that fails is not served without it', async () => {
  await expect(renderText(page(<Failing />), undefined)).rejects.toThrow('the cupboard is bare');
});

test('a part that has yet to be loaded is waited for', async () => {
  const Later = lazy(async () => ({ default: () => <p>Here</p> }));
  expect(await renderText(page(<Later />), undefined)).toBe(whole('<p>Here</p>'));
});

test('it is the same page once everything has been loaded', async () => {
  const Later = lazy(async () => ({ default: () => <p>Here</p> }));
  const first = await renderText(page(<Later />), undefined);
  expect(await renderText(page(<Later />), undefined)).toBe(first);
});

function Failing(): never {
  throw new Error('the cupboard is bare');
}
