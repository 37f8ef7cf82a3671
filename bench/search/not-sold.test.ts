import { expect, test } from 'vitest';
import { ask } from './sample-shop.ts';

test.each([
  'luggage trolley',
  'hospital bed mount',
  'displayport lead',
  '4 way hdmi splitter',
  'whiteboard markers',
  'emergency exit signs',
  'office chairs',
  'exercise books',
  'receipt printer rolls',
  'projector bulb',
  'bedside lamp',
  '4g router',
  'napkin dispenser with a screen',
  'milkshake machine with screen',
  'laser pointer for the board',
  'do you sell headphones',
  'fans for the server room',
  'card reader stand',
  'printed menu holder',
  'laptop charging trolley',
  'stands for the year 6 ipads',
  'mount for my phone',
  'bracket for a projector',
  'ipad holder',
  'trophy cabinet',
  'displayport to hdmi adapter',
  'fire alarm repeater panel',
  'bell system for the school',
])('‘%s’ is not sold: the page says so, and shows what is nearest to it or nothing', (q) => {
  const { products, searchSummary, alternativeQueries } = ask(q);
  if (products.length > 0) expect(searchSummary).toContain(`The nearest to it that we sell is ${products[0]?.name}.`);
  expect(searchSummary).toContain('We do not sell');
  expect(alternativeQueries.length).toBeGreaterThan(0);
});

test.each([['hearing loop', 'loop']])(
  'of ‘%s’, which a text tells of, it is only said that no product is called so',
  (q, said) => {
    const { searchSummary } = ask(q);
    expect(searchSummary).toContain(`No product is called ‘${said}’`);
    expect(searchSummary).not.toContain('We do not sell');
  },
);

test.each([
  ['something to stop it being stolen', 'security lock'],
  ['something that charges phones', 'charging station'],
  ['till screen', 'till screen'],
  ['touch screen gloves', 'touch screen gloves'],
  ['bread display shelf', 'bread display shelf'],
])('what it does, and no product does, is said not to be sold: %s', (q, thing) => {
  const { searchSummary, products, alternativeQueries } = ask(q);
  expect(searchSummary).toContain(`We do not sell ‘${thing}’`);
  if (products.length > 0) expect(searchSummary).toContain(`The nearest to it that we sell is ${products[0]?.name}.`);
  expect(alternativeQueries.length).toBeGreaterThan(0);
});

test.each([
  ['cake display cabinet', 'display cabinet'],
  ['tool cabinet', 'tool cabinet'],
  ['shower screen', 'shower screen'],
])('a compound of another trade is told apart: %s', (q, said) => {
  expect(ask(q).searchSummary).toContain(`No product is called ‘${said}’`);
});

test.each([
  'church hall screen',
  'football screen',
  'reception desk screen',
  'menu display system',
  'drive through menu screen',
  'power consumption 75 inch display watts',
  'slim freestanding totem gold',
  'study area televisions',
  'bracket for a concrete pillar',
  'lockable cabinet for a 55 inch screen',
])('a place, a use or a plain word makes no other thing of a screen: %s', (q) => {
  expect(ask(q).searchSummary).not.toMatch(/No product (?:is called|states)|We do not sell/);
});
