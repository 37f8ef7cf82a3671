import { expect, test } from 'vitest';
import { readWantedDay } from './wanted-day.ts';

// A Wednesday.
const TODAY = '2026-11-25';

test.each([
  ['I need it for a wedding fair on Saturday, its Wednesday today. Is that at all possible?', '2026-11-28'],
  ["today's Wednesday, can it be here by Friday?", '2026-11-27'],
  ['can you deliver today?', '2026-11-25'],
  ['if I order today, is it here by Friday?', '2026-11-27'],
  ['by 12 December please', '2026-12-12'],
  ['We need it before Friday the 14th, is it possible?', '2026-12-14'],
  ['will it go to the 2nd floor', undefined],
  ['what does delivery cost?', undefined],
])('‘%s’ is wanted by %s', (message, day) => {
  expect(readWantedDay(message, TODAY)?.day).toBe(day);
});

test.each([
  ['How long does delivery take to Leicester? opening on friday', false],
  ['our event is on Saturday', false],
  ['can you deliver on Friday', true],
])('‘%s’ means that day alone: %s', (message, isExact) => {
  expect(readWantedDay(message, TODAY)?.isExact).toBe(isExact);
});
