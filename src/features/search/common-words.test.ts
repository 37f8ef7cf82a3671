import { expect, test } from 'vitest';
import { COMMON_WORDS } from './common-words.ts';

test('the ground floor is no misspelling; a context is no common word', () => {
  expect(COMMON_WORDS).toContain('ground');
  expect(COMMON_WORDS).not.toContain('context');
});
