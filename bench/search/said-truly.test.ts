import { expect, test } from 'vitest';
import { ask } from './sample-shop.ts';

const summary = (q: string) => ask(q).searchSummary;

test.each([
  ['M8 x 25 bolts spacers samsung rear', 'Nothing is called ‘spacer’'],
  ['daisy chain displayport out 46in 1.7mm bezel', 'We do not sell ‘displayport’'],
  ['sponsors adverts going round', 'is called ‘round’'],
  ['wifi doesnt reach the pavilion', 'is called ‘pavilion’'],
  ['12 screens one licence price for academy trust', 'its name says ‘12’'],
  ["tilt it down a bit, it's up by the rafters", 'its name says ‘up’'],
  ['hdmi over cat6 extender 50m', 'its name says ‘hdmi over’'],
  ['daisy chain displayport out 46in 1.7mm bezel', '92" across'],
  ['my screen go black when hot oil time', '‘black’'],
  ['extension lead 13A trunking white', 'We do not sell'],
])('%s: nothing is said of %s', (q, said) => {
  expect(summary(q)).not.toContain(said);
});

test.each([
  ['kiosk A4 printer built in', 'No product mentions ‘A4’.'],
  ['menus outside the restaurant door, lit up, A3 size', 'No product mentions ‘A3’.'],
  ['white color screen for nice cafe, not black', 'The first does not mention ‘white’'],
  ['photocopier lease', 'We do not sell ‘photocopier’: no product is called so. Our pages say nothing of hire'],
  ['vending machine rental', 'We do not sell ‘vending machine’'],
  ['lone cable hanging down wall, trip risk, cover it', 'We do not sell ‘cable cover’'],
  ['back to back ceiling mount portrait 55', 'its name says ‘ceiling mount’'],
  ['casters to fit the stand', 'Nothing is called ‘caster’, so this is for ‘castor’.'],
])('%s: it is said that %s', (q, said) => {
  expect(summary(q)).toContain(said);
});

test('a page is answered without a word of what the shop does sell', () => {
  expect(summary('open evening signs, borrow or rent for two nights')).not.toContain('We do not sell');
});

test('a poster that nobody touches is not said to serve oneself', () => {
  const { products, searchSummary } = ask('screen for reception welcome visitors');
  expect(products[0]?.name).toBe('Brightfront Totem 43');
  expect(searchSummary).toContain('First is Brightfront Totem 43: made for people who come up to it.');
});
