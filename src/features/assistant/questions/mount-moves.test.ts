import { expect, test } from 'vitest';
import { movesIn } from './mount-moves.ts';

test.each([
  ['has to come forward for servicing', ['pulling out']],
  ['so that we can pull it out over the table', ['pulling out']],
  ['tilting if possible', ['tilting']],
  ['a full motion arm', ['turning', 'pulling out']],
  ['flat to the wall', []],
])('how a bracket is to move is read: %s', (message, moves) => {
  expect(movesIn(message)).toEqual(moves);
});
