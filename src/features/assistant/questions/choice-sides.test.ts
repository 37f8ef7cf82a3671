import { expect, test } from 'vitest';
import { sidesOfChoice } from './choice-sides.ts';

test.each([
  ['Which is better for a window, a bright LCD or an LED poster?', ['a bright LCD', 'an LED poster']],
  ['Would a video wall or one big LED wall be better for our hall?', ['a video wall', 'one big LED wall']],
  ['Is a 43 or a 55 better for a bar about 8 metres long?', ['a 43', 'a 55']],
  ['Should we go for an A-board or a totem outside the pub?', ['an A-board', 'a totem']],
])('the two sides of a choice are read: %s', (message, sides) => {
  expect(sidesOfChoice(message)).toEqual(sides);
});

test('what chooses between nothing has no sides', () => {
  for (const message of ['Does it come with a player or a bracket?', 'Which screen is best for a window?'])
    expect(sidesOfChoice(message)).toBeNull();
});
