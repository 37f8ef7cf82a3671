import { expect, test } from 'vitest';
import { withoutAside } from './asides.ts';

test.each([
  ['what if we only did four this year', 'what if we only did four'],
  ['six to start with.', 'six'],
  ['make it eight, i think', 'make it eight'],
  ['without the lobby one for the time being', 'without the lobby one'],
])('‘%s’ is read without what it says aside', (message, bare) => {
  expect(withoutAside(message)).toBe(bare);
});

test.each(['how much is that this year in VAT', 'is it made this year or last', 'at least four'])(
  '‘%s’ says nothing aside',
  (message) => {
    expect(withoutAside(message)).toBe(message);
  },
);
