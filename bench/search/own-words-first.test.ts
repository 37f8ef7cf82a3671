import { expect, test } from 'vitest';
import { ask } from './sample-shop.ts';

const summary = (q: string) => ask(q).searchSummary;
const first = (q: string) => ask(q).products[0]?.name;

test.each([
  ['guests ask same questions at the desk all day', 'We do not sell'],
  ['visitors ask the same thing over and over', 'We do not sell'],
  ['waterproof tv box enclosure 50"', 'We do not sell'],
  ['fireproof enclosure for a 55', 'We do not sell'],
  ['delivery to scottish highlands pallet', 'We do not sell'],
  ['free standing digital poster under £1500', 'Nothing of the kind meets'],
  ['wall bracket for 65 inch promethean', 'fit Hallmere Touch 65'],
  ['self order kiosk with card reader', 'Order 32 kiosk does'],
])('%s: it is not said that %s', (q, said) => {
  expect(summary(q)).not.toContain(said);
});

test.each([
  ['projecter screen pull down', 'We do not sell ‘projector screen’'],
  [
    'self order kiosk with card reader',
    'The first does not mention ‘card reader’; it does say ‘shelf for the card terminal’.',
  ],
  ['white freestanding display 50 inch', 'states ‘white’; Hallmere Meet 55 on a floor stand, of another kind, does.'],
  [
    'back to back ceiling bracket 50kg per screen',
    'meets ‘Carries 50 kg’, so that is left out. The first carries 45 kg.',
  ],
])('%s: it is said that %s', (q, said) => {
  expect(summary(q)).toContain(said);
});

test.each([
  ['waterproof tv box enclosure 50"', 'Stanwick Shelter 55 outdoor enclosure'],
  ['protective cabinet for tv in sports hall', 'Stanwick Shelter 55 outdoor enclosure'],
  ['free standing digital poster under £1500', 'Brightfront Totem 43'],
  ['2x2 video wall kit inc mounts and controller', 'Tessaform 2 × 2 wall, 46"'],
  ['2500 nits 55 portrait semi outdoor', 'Glowden Window 55 double-sided'],
  ['back to back ceiling bracket 50kg per screen', 'Stanwick ceiling mount, back to back'],
])('%s: %s comes first', (q, name) => {
  expect(first(q)).toBe(name);
});
