import { expect, test } from 'vitest';
import { ask, snapshot } from './sample-shop.ts';

const DENIED = /We do not sell|No product is called/u;
const TELLING = /\p{L}[\p{L}-]{2,}/gu;

// Whatever a bracket, a stand or an enclosure says of itself makes it no thing of another trade.
test.each(['bracket', 'trolley', 'enclosure'])('no word of its own makes a %s another thing', (name) => {
  const ofKind = snapshot.entries.filter(
    ({ product }) => /^Stanwick/u.test(product.name) && product.name.includes(name),
  );
  expect(ofKind.length).toBeGreaterThan(0);
  for (const { product } of ofKind) {
    for (const [word = ''] of `${product.name} ${product.description}`.toLowerCase().matchAll(TELLING)) {
      // What holds an iPad holds no screen, though 'bag' and 'player' stand in these texts.
      if (/^(?:bag|player|menu|laptop)$/u.test(word)) continue;
      expect(ask(`${word} ${name}`).searchSummary).not.toContain('We do not sell');
    }
  }
});

// Neither for whom, nor for which sport, nor how it is: only a thing that is no screen makes a holder or a sign another thing.
test.each([
  'flat wall mount vesa 400x400',
  'short bracket',
  'premium stand',
  'silver bracket',
  'mini trolley',
  'cricket sign',
  'golf club sign',
  'assembly sign',
  'members sign',
  'staff room bracket',
  'short hdmi cable',
  'wooden stand',
  'student kiosk',
  'party sign',
  'menu bracket',
])('‘%s’ is not denied, and something is shown', (q) => {
  const { searchSummary, products } = ask(q);
  expect(searchSummary).not.toMatch(DENIED);
  expect(products.length).toBeGreaterThan(0);
});

test.each([
  'luggage trolley',
  'hospital bed mount',
  'exit sign',
  'ipad stand',
  'menu holder',
  'charging trolley for laptops',
  'speaker bracket',
])('‘%s’ is still said not to be sold', (q) => {
  expect(ask(q).searchSummary).toContain('We do not sell');
});
