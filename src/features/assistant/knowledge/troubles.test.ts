import { expect, test } from 'vitest';
import { stepsDoneIn, TROUBLES, troubleIn } from './troubles.ts';

test.each(TROUBLES)(
  'a trouble has more to try than is told at first, each once, and says who says so: $id',
  (trouble) => {
    expect(trouble.steps.length).toBeGreaterThan(3);
    expect(new Set(trouble.steps.map((step) => step.do)).size).toBe(trouble.steps.length);
    expect(trouble.source).not.toBe('');
  },
);

test.each([
  ['no signal on the screen', 'no-signal'],
  ['it keeps restarting', 'goes-black'],
  ['the remote does not work', 'remote'],
  ['there is a line across the picture', 'lines'],
  ['it has gone purple at one edge', 'colours'],
])('%s: %s', (message, id) => {
  expect(troubleIn(message)?.id).toBe(id);
});

test('what a customer did is known by their words', () => {
  const noSignal = TROUBLES.find(({ id }) => id === 'no-signal');
  expect(noSignal && [...stepsDoneIn('I changed the cable already', noSignal)]).toEqual([3]);
});
