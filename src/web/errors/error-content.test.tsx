import { expect, test } from 'vitest';
import { OUR_FAULT } from '#values/problem.ts';
import { errorTitle } from './error-content.tsx';

test('a shop that gave no answer is said not to be reached, in the words of every browser; a fault is a fault', () => {
  for (const words of ['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed']) {
    expect(errorTitle(new TypeError(words)), words).toBe('The shop cannot be reached');
  }
  for (const fault of [new TypeError("Cannot read properties of undefined (reading 'name')"), new Error('network')]) {
    expect(errorTitle(fault)).toBe(OUR_FAULT.title);
  }
});
