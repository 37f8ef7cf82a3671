import { expect, test } from 'vitest';
import { type Asked, NOTHING } from './asked.ts';
import { yesFirst } from './yes-first.ts';

const first = (message: string, reply: string) => yesFirst({ message } as Asked, { ...NOTHING, reply }).reply;

test('nothing is decided where the answer decides nothing, or of several that differ', () => {
  const told = 'Counter 55. Weight: 16.4 kg.';
  expect(first('Is it heavy?', told)).toBe(told);
  const two = 'A 55. Yes, it can stand upright.\nB 55. No, by its specification it is not ‘Portrait’.';
  expect(first('Can they stand upright?', two)).toBe(two);
});

test('no question of what is sold is answered by yes', () => {
  const told = 'A 55. Yes, it can stand upright.';
  expect(first('Do you have one that can stand upright?', told)).toBe(told);
});

test('yes or no begins the answer', () => {
  expect(first('Does it run all day?', 'A 55. Yes, it is made to run day and night. Rated for: 24/7.')).toBe(
    'Yes. A 55: it is made to run day and night. Rated for: 24/7.',
  );
  expect(first('Is it 4K?', 'Stick player. No, by its specification it is not ‘4K’.')).toBe(
    'No. Stick player: by its specification it is not ‘4K’.',
  );
});

test('what is known in part is said to be', () => {
  expect(
    first('Is it for day and night, and what does it stand?', 'A. Yes, it runs. Of heat I did not find anything.'),
  ).toBe('As far as its page says, yes. A: it runs. Of heat I did not find anything.');
});
