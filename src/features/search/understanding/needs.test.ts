import { expect, test } from 'vitest';
import type { Candidate } from './candidate.ts';
import { liftFor, type ReadNeed, readNeeds } from './needs.ts';

const liftOf = (product: Candidate, needs: readonly ReadNeed[]) =>
  needs.reduce((lift, { need }) => lift * liftFor(need.fits(product)), 1);
const labels = (query: string) => readNeeds(query).map(({ need }) => need.label);

test.each([
  ['a screen for a sunny window', ['A screen', 'Readable in a window']],
  ['a bright screen that stands by itself', ['Readable in daylight', 'A screen', 'Stands by itself']],
  ['outdoor totem', ['Outdoor']],
  ['thats not touch', ['Not touch']],
  ["doesn't need to be outdoors, portrait", ['Not outdoor', 'Portrait']],
  ['not only portrait', ['Portrait']],
  ['no plug there, battery powered', ['Runs on a battery']],
  ['faces south', ['Readable in a south window']],
  ['drive-through', ['Outdoor']],
  ['drive thru menu', ['Outdoor', 'For menus']],
  ['touch screen for reception', ['Touch', 'A screen']],
  ['43 portrait 24/7', ['Portrait', '24/7']],
  ['horizontal', ['Landscape']],
  ['UHD', ['4K']],
  ['1080p', ['Full HD']],
  ['Café', ['For menus']],
  ['classroom', ['For rooms with people']],
  ['self ordering', ['Self-service']],
  ['videowall', ['Large pictures']],
  ['bracket for 55 inch tv', ['Fixings and accessories']],
  ['sound for a video wall', ['Fixings and accessories', 'Large pictures']],
  ['a whole wall of screens', ['Large pictures', 'A screen']],
  ['one film on both of our monitors', ['Fixings and accessories', 'On several screens']],
  ['what’s on this week', ['For notices']],
  ['menu board with sound', ['For menus', 'With speakers']],
  ['screen with a built-in speaker', ['A screen', 'With speakers']],
  ['bracket with arm', ['Fixings and accessories']],
  ['led sign in a shop window', ['Readable in a window']],
  ['signs in the foyer', []],
  ['let them sign in by themselves', ['Self-service']],
  ['payment by chip and pin', []],
  ['sound bar', ['Fixings and accessories']],
  ['bar type', []],
  ['compare prices of this', []],
  ['our prices on the wall', ['For menus']],
  ['kitchen', ['Indoors']],
  ['ip65 totem', ['IP65']],
  ['IP 54 or so', ['IP54']],
  ['changing room, always damp', ['Bears splashes']],
  ['', []],
])('%j asks for %j', (query, needs) => {
  expect(labels(query)).toEqual(needs);
});

const screen = { category: 'Outdoor Signage', specs: { screenSizeInches: 55, outdoor: true, brightnessNits: 2500 } };
const indoor = { category: 'Digital Menu Boards', specs: { screenSizeInches: 55, brightnessNits: 400 } };
const cable = { category: 'Accessories', specs: {} };

test('what fits is lifted, what does not is lowered, what says nothing stays', () => {
  const outdoor = readNeeds('outdoor');
  expect(liftOf(screen, outdoor)).toBeGreaterThan(1);
  expect(liftOf(indoor, outdoor)).toBeLessThan(1);
  expect(liftOf(cable, outdoor)).toBe(1);
});

test('a better seal does for what was asked, and a worse one does not', () => {
  const rated = (ipRating: string) => ({ category: 'Outdoor Signage', specs: { ipRating } });
  for (const [asked, better, worse] of [
    ['ip54', 'IP65', 'IP44'],
    ['ip65', 'IP66', 'IP56'],
    ['steamy kitchen', 'IP54', 'IP20'],
  ] as const) {
    expect(liftOf(rated(better), readNeeds(asked)), asked).toBeGreaterThan(1);
    expect(liftOf(rated(worse), readNeeds(asked)), asked).toBeLessThan(1);
  }
});

test('needs add up, and every need can say why', () => {
  const needs = readNeeds('bright outdoor screen');
  expect(liftOf(screen, needs)).toBeGreaterThan(liftOf(screen, needs.slice(0, 1)));
  for (const { need } of needs) expect(need.reason).toBeTruthy();
});

test('a wall of pictures is no poster, and what drives two monitors has two outputs', () => {
  const wall = { category: 'Video Walls', specs: { orientation: 'landscape' as const } };
  const poster = { category: 'Video Walls', specs: { orientation: 'portrait' as const } };
  const large = readNeeds('led wall for a launch');
  expect(liftOf(wall, large)).toBeGreaterThan(liftOf(poster, large));
  const several = readNeeds('same film on three tvs');
  const player = (outputs: string) => ({ category: 'Accessories', specs: { connectivity: [outputs] } });
  expect(liftOf(player('HDMI × 4'), several)).toBeGreaterThan(liftOf(player('HDMI'), several));
});

test('notices are read in passing: on a totem rather than by touch, and on no menu board', () => {
  const notices = readNeeds('notices for residents');
  const totem = { category: 'Kiosks', specs: { screenSizeInches: 43 } };
  for (const other of [indoor, screen, { category: 'Kiosks', specs: { screenSizeInches: 43, touch: true } }])
    expect(liftOf(totem, notices)).toBeGreaterThan(liftOf(other, notices));
});
