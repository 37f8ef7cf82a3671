import { expect, test } from 'vitest';
import { liftOf, readNeeds } from './needs.ts';

const labels = (query: string) => readNeeds(query).map(({ need }) => need.label);

test.each([
  ['a screen for a sunny window', ['A screen', 'Readable in a window']],
  ['a bright screen that stands by itself', ['Readable in daylight', 'A screen']],
  ['outdoor totem', ['Outdoor']],
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
  ['kitchen', []],
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

test('needs add up, and every need can say why', () => {
  const needs = readNeeds('bright outdoor screen');
  expect(liftOf(screen, needs)).toBeGreaterThan(liftOf(screen, needs.slice(0, 1)));
  for (const { need } of needs) expect(need.reason).toBeTruthy();
});
