import { expect, test } from 'vitest';
import { reachIn } from './reach.ts';
import { SCREEN_THING, thingCalled } from './things.ts';

const lead = thingCalled('hdmi lead');
const of = (reachM: number) => ({ category: 'Accessories', specs: { reachM } });

test.each([
  ['5 m HDMI lead', 5],
  ['hdmi cable 10 metres', 10],
  ['hdmi lead 15 feet', 4.572],
  ['50 cm hdmi lead', 0.5],
])('‘%s’ says how far the lead has to reach', (q, metres) => {
  const reach = reachIn(q, lead);
  expect(reach?.metres).toBeCloseTo(metres, 3);
  expect(reach?.need.fits(of(metres))).toBe(1);
  expect(reach?.need.fits(of(metres / 2))).toBe(-1);
  expect(reach?.need.fits({ category: 'Accessories', specs: {} })).toBe(0);
});

test('of a screen a length says where people stand', () => {
  expect(reachIn('screen to be read from 10 m', SCREEN_THING)).toBeNull();
});

test.each(['hdmi 2.1 lead', 'lead for 55 inch', 'two hdmi leads', 'cat6 lead'])('‘%s’ names no length', (q) =>
  expect(reachIn(q, lead)).toBeNull(),
);
