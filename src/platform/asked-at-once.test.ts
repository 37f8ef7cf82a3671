import { expect, test } from 'vitest';
import { allAsked } from './asked-at-once.ts';

const later = <T>(value: T) => new Promise<T>((done) => setTimeout(done, 5, value));
const failing = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));

test('what fails is told once all else has ended', async () => {
  let hasEnded = false;
  const slow = later(null).then(() => {
    hasEnded = true;
  });
  await expect(allAsked([failing('23505'), slow])).rejects.toThrow('23505');
  expect(hasEnded).toBe(true);
});

test('the cause is told, not that the statements after it were refused', async () => {
  await expect(allAsked([failing('25P02'), later(1), failing('23514'), failing('25P02')])).rejects.toThrow('23514');
  await expect(allAsked([later(1), failing('25P02')])).rejects.toThrow('25P02');
});

test('the answers come in the sequence of the questions', async () => {
  expect(await allAsked([later('first'), 'second', later(3)])).toEqual(['first', 'second', 3]);
});
