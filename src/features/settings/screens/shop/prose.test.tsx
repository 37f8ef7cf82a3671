import { expect, test } from 'vitest';
import { plainText } from '#web/head/plain-text.ts';
import { fillIn } from '../../legal/fill-in.ts';
import { prose } from './prose.tsx';

test('what stands in braces becomes the number or the link that the page knows', () => {
  const text = ['Within {returnDays} days, as under {deliveryAndReturns}.', ['Unopened: all of it.', 'Opened: ask.']];
  expect(plainText(prose(text, { returnDays: 30 }))).toBe(
    'Within 30 days, as under delivery and returns.Unopened: all of it.Opened: ask.',
  );
});

test('a word that is not known stays as it was written, to be noticed', () => {
  expect(fillIn('Within {returnDays} days', {})).toBe('Within {returnDays} days');
});
