import { expect, test } from 'vitest';
import { readFacts } from './asked-facts.ts';
import { asksInside } from './inside.ts';

test.each([
  'how deep is the enclosure inside',
  'What is the inner depth?',
  'how big is it inside the outdoor enclosure',
  'internal dimensions please',
])('‘%s’ asks how large it is inside', (message) => expect(asksInside(message)).toBe(true));

test.each([
  'how deep is it, it goes inside a cupboard',
  'how wide is the kiosk',
  'is it for inside',
  'can it stand inside our entrance and how tall is it',
])('‘%s’ asks for its outside', (message) => expect(asksInside(message)).toBe(false));

test('an outer size is never the answer to an inner one', () => {
  expect(readFacts('how deep is it inside').facts).not.toContain('depthMm');
  expect(readFacts('what is the inside width').facts).toEqual(['innerWidthMm']);
  expect(readFacts('how big is it inside').facts).toEqual(['innerWidthMm', 'innerHeightMm']);
});
