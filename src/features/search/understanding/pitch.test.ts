import { expect, test } from 'vitest';
import { pitchIn } from './pitch.ts';
import { thingCalled } from './things.ts';

test.each(['led wall', 'bracket with a 2.6 mm slot', '15 mm thick panel', 'player 2', ''])(
  'no pitch is said: %s',
  (q) => {
    expect(pitchIn(q, null)).toBeNull();
  },
);

test('of a bracket nothing is asked that only lights have', () => {
  expect(pitchIn('bracket p1.9', thingCalled('mount'))).toBeNull();
});

test.each([
  ['p1.9 cabinets and a controller', '1.9 mm'],
  ['1.5mm pitch led all in one 135"', '1.5 mm'],
  ['spare module 2.6 mm led', '2.6 mm'],
])('how far apart the lights are to be: %s', (q, label) => {
  const need = pitchIn(q, null)?.need;
  expect(need?.label).toBe(label);
  const cabinet = { category: 'Video Walls', specs: {} };
  expect(need?.fits({ ...cabinet, name: `LED cabinet 50 × 50, ${label}` })).toBe(1);
  expect(need?.fits({ ...cabinet, name: 'LED cabinet 50 × 50, 4.8 mm' })).toBe(-1);
});
