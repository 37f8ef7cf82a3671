import { expect, test } from 'vitest';
import uses from '../vocabulary/uses.json' with { type: 'json' };
import venues from '../vocabulary/venues.json' with { type: 'json' };
import { IMPLIED_NEEDS } from './implied-needs.ts';
import { readSentence } from './reading.ts';

const askedFor = (sentence: string) => readSentence(sentence).asked?.name ?? null;
const impliedBy = (sentence: string) => {
  const { implied } = readSentence(sentence);
  return Object.entries(IMPLIED_NEEDS).flatMap(([name, need]) => (implied.includes(need) ? [name] : []));
};

test.each([
  ['two menu boards for a cafe', 'menu board'],
  ['bracket for a 55 inch screen', 'mount'],
  ['screen with a bracket', 'screen'],
  ['32 inch with wall mount', null],
  ['iPad holder', 'mount'],
  ['kiosk for hospital check in', 'check-in kiosk'],
  ['display for a shelf', 'shelf strip'],
  ['drivethru display', 'drive-through board'],
  ['hdmi cable 5 metres', 'hdmi lead'],
  ['a telly on wheels', 'screen'],
  ['tablet', 'tablet'],
  ['table', null],
  ['check-in', 'check-in kiosk'],
  ['dentist', null],
  ['', null],
  ['two menu screens and brackets', 'menu board'],
  ['two 50s and the brackets and all the bits', 'screen'],
  ['screen for the touchline, no plug or stand there', 'screen'],
  ['something to stick on the wall', null],
  ['photos on a telly', 'screen'],
  ['50 inch on feet', null],
  ['prices on the wall behind the chairs', null],
  ['screen, bracket and player', 'screen'],
  ['countdown timer screen', 'screen'],
  ['drill hall screen', 'screen'],
])('%j asks for %j', (sentence, thing) => {
  expect(askedFor(sentence)).toBe(thing);
});

test.each([
  ['luggage trolley', 'luggage'],
  ['hospital bed mount', 'bed'],
  ['rink signs', null],
  ['premium bracket', null],
  ['flat wall mount', null],
  ['sturdy trolley', null],
  ['spare remote', null],
  ['plasterboard wall bracket', null],
  ['luggage display', null],
  ['android player', null],
  ['card reader stand', 'card reader'],
  ['laptop charging trolley', 'laptop charging'],
  ['stands for the year 6 ipads', 'ipads'],
  ['bracket for a concrete pillar', null],
  ['trolley for a 65 inch screen and a laptop', null],
])('%j is made another thing by %j', (sentence, foreign) => {
  expect(readSentence(sentence).foreign?.noun ?? null).toBe(foreign);
});

test('several are meant where they are counted, or stand in a row', () => {
  for (const q of ['three screens', 'screens side by side', 'a pair of totems'])
    expect(readSentence(q).isSeveral).toBe(true);
  for (const q of ['one screen', '43 inch screen', 'portrait screen']) expect(readSentence(q).isSeveral).toBe(false);
});

test.each([
  ['pub', ['menus', 'entertain']],
  ['dentist', ['notices', 'queue']],
  ['price list for the bar', ['menus', 'entertain']],
  ['estate agent window', ['window', 'adverts']],
  ['hymn words for the parish church', ['big', 'worship']],
  ['a screen', []],
])('%j calls for %j', (sentence, needs) => {
  expect(impliedBy(sentence).sort()).toEqual([...needs].sort());
});

test.each([
  ['cheapest screen', 'Low prices first'],
  ['the brightest one you have', 'Brightest first'],
  ['as big as possible', 'Biggest first'],
  ['lightest kiosk', 'Lightest first'],
  ['a screen', undefined],
])('%j asks for the order %j', (sentence, label) => {
  expect(readSentence(sentence).order?.label).toBe(label);
});

test('a use comes before a place', () => {
  const { implied } = readSentence('a pub that shows the news');
  expect(implied.indexOf(IMPLIED_NEEDS.notices as never)).toBeLessThan(implied.indexOf(IMPLIED_NEEDS.menus as never));
});

test('at least 250 venues are known, none twice, each with needs and not with products', () => {
  const names = venues.flatMap((group) => group.names);
  expect(names.length).toBeGreaterThanOrEqual(250);
  expect(new Set(names).size).toBe(names.length);
  for (const { names: each, needs } of venues) {
    expect(needs.length, each.join()).toBeGreaterThan(0);
    // 'Drive-through' is a thing too, and each word is used once.
    for (const name of each.filter((one) => askedFor(one) === null)) {
      expect(impliedBy(name), name).toEqual(expect.arrayContaining(needs));
    }
  }
});

test('every use is read as what it needs', () => {
  for (const { names, need } of uses) {
    for (const name of names.filter((one) => askedFor(one) === null)) expect(impliedBy(name), name).toContain(need);
  }
});
