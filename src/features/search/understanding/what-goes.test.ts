import { expect, test } from 'vitest';
import { goingIn } from './what-goes.ts';

const said = (q: string) => goingIn(q)?.said;
const rest = (q: string) => goingIn(q)?.rest.trim().replace(/\s+/gu, ' ');

test.each([
  ['replace projectors in 8 classrooms', 'in 8 classrooms screen'],
  ['swap old projector for touch screen', 'touch screen'],
  ['touch screen instead of a whiteboard', 'touch screen'],
  ['led wall replacing projector', 'led wall'],
  ['no more chalkboards', 'menu board'],
  ['take our old tvs away', 'disposal'],
])('of ‘%s’ ‘%s’ is asked for', (q, asked) => {
  expect(rest(q)).toBe(asked);
});

test('what shows in the place of a chalkboard is asked for by what the chalkboard is for', () => {
  expect(rest('replace chalkboard with a screen')).toBe('a screen for chalkboard');
});

test('what shows in the place of posters is asked for by what they show', () => {
  expect(rest('digital signage instead of a0 posters')).toBe('digital signage for a0 posters');
});

test('a digital one in the place of a notice board is a notice board', () => {
  expect(rest('swap notice board for digital one')).toBe('notice board digital');
});

test('each word that stays has its place, so that a chip takes the right ones away', () => {
  const q = 'replace old tv with 55 inch screen';
  expect(goingIn(q)?.rest.indexOf('55 inch')).toBe(q.indexOf('55 inch'));
});

test.each([
  'replace broken panel in video wall',
  'replacement pens for touch board',
  'change channel with remote',
  'can i change prices from my phone',
  'remove old whiteboards and fit new',
  'instead of printed menus',
  'upgrade to 4k screens',
])('nothing goes of ‘%s’ that is not asked for again', (q) => {
  expect(said(q)).toBeUndefined();
});
