import { expect, test } from 'vitest';
import { likenessOf } from './likeness.ts';

test.each([
  {
    question: 'Do your men take away the cartons?',
    near: 'We take the packaging and the cardboard boxes with us.',
    far: 'The finest LED wall has a pitch of 1.5 mm.',
  },
  {
    question: 'How do I get it up the stairs?',
    near: 'Measure the staircase and the doors before a large screen is carried up.',
    far: 'An invoice with VAT is issued at payment.',
  },
])('an answer to ‘$question’ is more like it than one to another question', async ({ question, near, far }) => {
  const [ofNear, ofFar] = [await likenessOf(question, near), await likenessOf(question, far)];
  expect(ofNear).toBeGreaterThan(ofFar ?? 1);
});

test('the nearest sentence counts, whatever stands beside it', async () => {
  const alone = await likenessOf('is burn in covered', 'Burn-in from a still picture is not covered.');
  const beside = await likenessOf(
    'is burn in covered',
    'Prices are in pounds. Burn-in from a still picture is not covered.',
  );
  expect(beside).toBeCloseTo(alone ?? 0, 5);
});

test('where nothing can be read there is no likeness', async () => {
  expect(await likenessOf('???', '…')).toBeNull();
});
